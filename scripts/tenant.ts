/** `npm run tenant -- check [id]` lists the problems of tenants; `npm run tenant -- new <id>` creates a tenant. */
import path from 'node:path'
import { formatJson } from './new/format'
import { readProject } from './tenant/project'
import { runTenant } from './tenant/runTenant'
import { tenantsFolder } from './tenant/tenantFolder'

const root = path.resolve(import.meta.dirname, '..')

await runTenant(process.argv.slice(2), {
  tenants: tenantsFolder(root, process.env),
  samples: path.join(root, 'tenants'),
  readProject: () => readProject(root),
  formatJson,
})
