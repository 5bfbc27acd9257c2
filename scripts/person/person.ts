/**
 * `npm run person -- export | erase | verify | list` answers a person who asks in writing for their data, or for their erasure; without a
 * command it prints how to call each. It reads the settings of the server, and works beside running servers of one PostgreSQL.
 */
import { terminal } from '../../server/app/confirmReset'
import { openFiles, ringOf } from '../../server/app/openFiles'
import { databaseOf, readConfig } from '../../server/app/settings/config'
import { readDeviceAccounts } from '../../server/app/settings/tenantSecrets/deviceAccounts'
import { openDb } from '../../server/platform/db/database'
import { loadTenants } from '../../server/platform/tenants/tenants'
import { createDeviceProvider } from '../../server/providers/deviceCloud/provider'
import { productVersion } from '../backup/productVersion'
import { runPerson } from './runPerson'

try {
  const config = readConfig(process.env, [])
  const tenants = loadTenants(config.tenants)
  const ring = ringOf(config.files)
  await runPerson(process.argv.slice(2), {
    open: () => openDb(databaseOf(config)),
    tenants,
    ring,
    files: openFiles(config.files, config.data),
    deviceProviders: new Map(
      [...readDeviceAccounts(process.env, tenants)].map(([tenant, account]) => [
        tenant,
        createDeviceProvider(account, ring),
      ]),
    ),
    version: productVersion(),
    now: new Date(),
    ask: terminal(),
    print: (line) => console.log(line),
  })
} catch (cause) {
  console.error((cause as Error).message)
  process.exitCode = 1
}
