/** `npm run new -- booking-plugin <id>` creates a plugin with a booking variant; `--tenant <id>` enables it there. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { newBookingPlugin, nextSteps } from './new/bookingPlugin'
import { validateId } from './new/validateId'
import { validateTenant, enableInTenant } from './new/enableFeature'
import { tenantsFolder } from './tenant/tenantFolder'

const root = path.resolve(import.meta.dirname, '..')
const tenants = tenantsFolder(root, process.env)
const usage = 'npm run new -- booking-plugin <id> [--tenant portico]'

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { tenant: { type: 'string' } },
  })
  const [kind, id] = positionals
  if (kind !== 'booking-plugin' || id === undefined || positionals.length > 2) throw new Error(usage)
  await validateId(root, id)
  if (values.tenant !== undefined) validateTenant(tenants, values.tenant)
  newBookingPlugin(root, id)
  const host = values.tenant === undefined ? undefined : await enableInTenant(tenants, values.tenant, id)
  const schemas = [path.join(root, 'node_modules/tsx/dist/cli.mjs'), path.join(root, 'scripts/schemas.ts')]
  const { status } = spawnSync(process.execPath, schemas, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('The schemas were not written again: run npm run schemas')
  console.log(nextSteps(id, host))
} catch (cause) {
  console.error((cause as Error).message)
  process.exitCode = 1
}
