/**
 * `npm run tenant` of a built server. The literals of the plugins are in the bundle, without their screens; texts and the schema are files
 * beside it.
 */
import path from 'node:path'
import { plugins } from '../../src/plugins'
import { projectOf } from './project'
import { runTenant } from './runTenant'
import { tenantsFolder } from './tenantFolder'

/** What `readProject` finds in the sources; `bundleServer` writes it here. */
declare const ADMIN_FEATURES: readonly string[]

const root = path.resolve(import.meta.dirname, '../..')

await runTenant(process.argv.slice(2), {
  tenants: tenantsFolder(root, process.env),
  samples: path.join(root, 'tenants'),
  readProject: () => Promise.resolve(projectOf(root, plugins, ADMIN_FEATURES)),
  formatJson: (value) => Promise.resolve(`${JSON.stringify(value, null, 2)}\n`),
})
