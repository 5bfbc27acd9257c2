/**
 * `npm run where -- /#/admin/users/update/7` names the plugin, route, files, guards and API operations of an address or route id,
 * and for each operation the line of the reference server and the tables behind it.
 */
import path from 'node:path'
import { findScreen, formatScreen } from './where/findScreen'
import { findServerPlaces } from './where/serverPlaces'

const root = path.resolve(import.meta.dirname, '..')
const [address] = process.argv.slice(2)
if (address === undefined) {
  console.error(
    'npm run where -- <address or route id>, for example: npm run where -- /#/admin/users/update/7',
  )
  process.exit(1)
}
const screen = await findScreen(root, address)
if (screen === null) {
  console.error(
    `No route answers ${address}. Expected an address of the portal or a route id; unknown addresses lead to "auth".`,
  )
  process.exit(1)
}
console.log(formatScreen(screen, findServerPlaces(root, screen.operations)))
