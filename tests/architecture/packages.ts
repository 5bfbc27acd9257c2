import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** A package of the project: core or a kit. */
export interface Package {
  /** `@portico/core`. */
  name: string
  /** Relative to the root: `core`, `kits/booking`. */
  folder: string
  /** The public modules, as `package.json` writes them: `./ui/actions/Button` and its file `./ui/actions/Button.tsx`. */
  exports: Readonly<Record<string, string>>
}

/** Reads the packages of the project at `root`. */
export function readPackages(root: string): Package[] {
  const kits = path.join(root, 'kits')
  const folders = ['core', ...(existsSync(kits) ? readdirSync(kits).map((kit) => `kits/${kit}`) : [])]
  return folders.flatMap((folder) => {
    const file = path.join(root, folder, 'package.json')
    if (!existsSync(file)) return []
    const { name, exports } = JSON.parse(readFileSync(file, 'utf8')) as Omit<Package, 'folder'>
    return [{ name, folder, exports }]
  })
}

/** The path of a module of a package: `@portico/booking/variant` → `kits/booking/variant`. Undefined for other packages. */
export function pathOf(specifier: string): string | undefined {
  const [, unit, subpath = ''] = /^@portico\/(\w+)(\/.*)?$/.exec(specifier) ?? []
  if (unit === undefined) return undefined
  return `${unit === 'core' ? 'core' : `kits/${unit}`}${subpath}`
}
