import { readSources } from '../../tests/architecture/sources'
import { withDependencies, type LockedPackage } from './lockedPackages'

/** Folders whose code is bundled for browsers. */
const bundled = ['core/', 'kits/', 'plugins/', 'schemas/', 'src/']
/** Code that runs in the build, or helps tests. */
const isElsewhere = (file: string): boolean =>
  file.startsWith('src/build/') || /\/(test|testing)\//.test(file)

/** What the bundle has of packages that no module imports: the artwork of the icons, and the sheet that a CSS file imports. */
const copied = ['lucide-react', 'tailwindcss']

/**
 * Lists the packages whose code may be in the portal's build of a checkout (`root`, absolute): those that its sources import, with all that
 * these depend on. Throws if one is not in the lock.
 */
export function portalPackages(root: string): LockedPackage[] {
  const imported = readSources(root)
    .filter(
      ({ file, isTest }) =>
        bundled.some((folder) => file.startsWith(folder)) && !isTest && !isElsewhere(file),
    )
    .flatMap(({ imports }) => imports.filter(({ kind, target }) => kind !== 'type' && target === undefined))
    .map(({ specifier }) => packageOf(specifier))
    .filter((name) => name !== undefined)
  return withDependencies(root, [...new Set([...imported, ...copied])].toSorted())
}

/** The package of an import; undefined for modules of the build and of Node. */
function packageOf(specifier: string): string | undefined {
  if (/^(node|virtual):|^[./#]|^@(schemas|portico)\//.test(specifier)) return undefined
  return /^(?:@[^/]+\/)?[^/?]+/.exec(specifier)?.[0]
}
