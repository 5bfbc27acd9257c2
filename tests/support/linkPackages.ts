import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/**
 * Gives a copy of the project its packages: those of `root`, but core and the kits of the copy itself, which
 * `node_modules/@portico` names. Takes the folders of both.
 */
export function linkPackages(root: string, copy: string): void {
  const installed = path.join(root, 'node_modules')
  const linked = path.join(copy, 'node_modules')
  mkdirSync(path.join(linked, '@portico'), { recursive: true })
  for (const name of readdirSync(installed)) {
    // A build deletes Vite's own folders, and a link to a deleted folder cannot be written to.
    if (name !== '@portico' && !name.startsWith('.vite'))
      symlinkSync(path.join(installed, name), path.join(linked, name))
  }
  const own = ['core', ...readdirSync(path.join(copy, 'kits')).map((kit) => `kits/${kit}`)]
  for (const folder of own) {
    symlinkSync(path.join(copy, folder), path.join(linked, '@portico', path.basename(folder)))
  }
}
