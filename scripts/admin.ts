/**
 * `npm run admin -- list`, `create` and `link` are about administrators, `letters` and `resend` about letters that failed for good;
 * without a command it prints how to call each.
 * It reads the settings of the server, and works beside running servers of one PostgreSQL.
 */
import { runAdmin } from './admin/runAdmin'
import { openDb } from '../server/platform/db/database'
import { loadTenants } from '../server/platform/tenants/tenants'
import { databaseOf, readConfig } from '../server/app/settings/config'

try {
  const config = readConfig(process.env, [])
  const lines = await runAdmin(process.argv.slice(2), {
    open: () => openDb(databaseOf(config)),
    tenants: loadTenants(config.tenants),
    publicOrigin: config.publicOrigin,
    now: new Date(),
  })
  for (const line of lines) console.log(line)
} catch (cause) {
  console.error((cause as Error).message)
  process.exitCode = 1
}
