import { readPackages, type Package } from './packages'
import type { Source } from './sources'
import type { Rule } from './violation'

/**
 * Kits and plugins import the public modules of a package by its name, and none of its other modules. Tests, scripts and `src`
 * may also import by relative path.
 */
export const publicModules =
  (root: string): Rule =>
  (sources) => {
    const packages = readPackages(root)
    return sources.flatMap((source) =>
      source.imports
        .filter((found) => isRefused(source, found, packages))
        .map(({ specifier }) => ({
          file: source.file,
          problem: `imports ${specifier}, which is not public`,
          instead:
            'use a module that docs/public-api.md lists, or add one to the exports of its package.json',
        })),
    )
  }

function isRefused(
  { file, isTest }: Source,
  { specifier, target }: Source['imports'][number],
  packages: readonly Package[],
): boolean {
  const owner = packages.find(({ folder }) => target?.startsWith(`${folder}/`))
  if (!owner) return false
  const isRelative = specifier.startsWith('.')
  if (file.startsWith(`${owner.folder}/`)) return !isRelative
  if (isRelative) return !isTest && /^(kits|plugins|examples)\//.test(file)
  return !(`.${specifier.slice(owner.name.length)}` in owner.exports)
}
