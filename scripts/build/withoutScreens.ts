import path from 'node:path'
import type { Plugin } from 'vite'

/** What the portal is made of, beside the server. */
const portal = ['core', 'kits', 'plugins', 'src']
const NOTHING = '\0portico:nothing'

/**
 * The check of tenants reads the literals of plugins and kits (`root`: the checkout). Their lazy parts, such as screens and texts, are for
 * browsers and stay out of the bundle with the packages that they need.
 */
export const withoutScreens = (root: string): Plugin => {
  const folders = portal.map((folder) => path.join(root, folder) + path.sep)
  return {
    name: 'portico:without-screens',
    enforce: 'pre',
    resolveDynamicImport: (_, importer) =>
      folders.some((folder) => importer?.startsWith(folder)) ? NOTHING : undefined,
    load: (id) => (id === NOTHING ? 'export default undefined' : undefined),
  }
}
