/**
 * `npm run build` builds the static portal into dist/, with the files that install it for each tenant of PORTICO_TENANTS, its bill of
 * materials and the licences of others. `npm run build -- --server [folder]` also builds the server: a folder (by default
 * dist-server/) that runs with Node and the packages of its own package.json.
 */
import path from 'node:path'
import { buildAnew, ensureBuild } from './setup/build.mjs'
import { buildServer } from './build/buildServer'
import { writeInstallFiles } from './build/writeInstallFiles'
import { portalPackages } from './licences/portalPackages'
import { emptyBill, writeLicences } from './licences/writeLicences'

const root = path.resolve(import.meta.dirname, '..')
const [first, folder = 'dist-server', ...others] = process.argv.slice(2)

if (first !== '--server') {
  const status = await buildAnew(process.argv.slice(2))
  if (status === 0) {
    const dist = path.join(root, 'dist')
    await writeInstallFiles(path.resolve(root, process.env['PORTICO_TENANTS'] || 'tenants'), dist)
    writeLicences(root, dist, { portal: portalPackages(root) }, emptyBill(root))
  }
  process.exitCode = status
} else if (others.length > 0) {
  console.error('npm run build -- --server [folder]')
  process.exitCode = 1
} else {
  await ensureBuild()
  const target = path.resolve(root, folder)
  await buildServer({ target, portal: path.join(root, 'dist') })
  console.log(`The server is in ${target}. Install its packages and start it:

  cd ${target}
  npm ci --omit=dev
  npm start`)
}
