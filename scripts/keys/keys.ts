/**
 * `npm run keys -- list | rotate | retire | reseal` is about the keys of sessions, and about what FILES_KEY encrypts; without a command it
 * prints how to call each. It reads the settings of the server, and works beside running servers of one PostgreSQL.
 */
import { runKeys } from './runKeys'
import { openFiles, ringOf } from '../../server/app/openFiles'
import { databaseOf, readConfig } from '../../server/app/settings/config'
import { readDeviceAccounts } from '../../server/app/settings/tenantSecrets/deviceAccounts'
import { openDb } from '../../server/platform/db/database'
import { deviceKeysOf } from '../../server/providers/deviceCloud/provider'
import { loadTenants } from '../../server/platform/tenants/tenants'

try {
  const config = readConfig(process.env, [])
  const tenants = loadTenants(config.tenants)
  const ring = ringOf(config.files)
  const lines = await runKeys(process.argv.slice(2), {
    open: () => openDb(databaseOf(config)),
    tenants: tenants.ids,
    ring,
    files: openFiles(config.files, config.data),
    deviceKeys: [...readDeviceAccounts(process.env, tenants)].map(([tenant, account]) => ({
      tenant,
      keys: deviceKeysOf(account, ring),
    })),
  })
  for (const line of lines) console.log(line)
} catch (cause) {
  console.error((cause as Error).message)
  process.exitCode = 1
}
