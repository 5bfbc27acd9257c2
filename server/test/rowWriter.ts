/** Test process: writes rows to the embedded database and prints the number of each acknowledged row. */
import { openDb } from '../platform/db/database'

const [folder = ''] = process.argv.slice(2)
const db = await openDb({ folder })
await db.exec('create schema if not exists portico; create table if not exists written (n int primary key)')
for (let n = 1; ; n++) {
  await db.query('insert into written values ($1)', [n])
  process.stdout.write(`${n}\n`)
}
