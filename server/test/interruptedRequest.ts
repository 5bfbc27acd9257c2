/** Test process: runs a request with an Idempotency-Key on the embedded database, and stops in the middle of its work. */
import { openDb } from '../platform/db/database'
import { runOnce } from '../platform/http/api/idempotency'

const [folder = ''] = process.argv.slice(2)
const db = await openDb({ folder })
const identity = { tenant: 'one', actor: 'ana', operation: 'POST api/dependent-users', key: 'k' }
await runOnce(db, identity, { name: 'Mara' }, async (tx) => {
  await tx.query("insert into child values ('Mara')")
  process.stdout.write('inserted\n')
  await new Promise((resolve) => setTimeout(resolve, 600_000))
})
