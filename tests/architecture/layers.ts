import type { Source } from './sources'
import type { Rule, Violation } from './violation'

/** The room of a file; every plugin is a room of its own. */
const roomOf = (file: string) =>
  file
    .split('/')
    .slice(0, /^(plugins|kits)\//.test(file) ? 2 : 1)
    .join('/')

/** Who may know whom: what is not listed is forbidden. Scripts and tests know everybody. */
const may: Readonly<Record<string, (target: string) => boolean>> = {
  schemas: () => false,
  core: (target) => roomOf(target) === 'schemas',
  kits: (target) => ['core', 'schemas'].includes(roomOf(target)),
  plugins: (target) => ['core', 'schemas'].includes(roomOf(target)) || target.startsWith('kits/'),
  server: (target) => roomOf(target) === 'schemas',
  src: (target) =>
    ['core', 'schemas'].includes(roomOf(target)) ||
    /^(plugins\/[^/]+\/plugin|kits\/[^/]+\/kit)(\.ts)?$/.test(target),
}

const instead: Readonly<Record<string, string>> = {
  schemas: 'keep schemas data, and import them',
  core: 'offer a contribution point in core/plugin/points.ts; a plugin fills it and the core reads it',
  kits: 'import core and schemas; what two kits share belongs to core',
  plugins: 'meet at a contribution point, link by route id, or move what both need into core',
  server: 'import schemas, or move what both need into schemas',
  src: 'import core, the plugin.ts of a plugin or the kit.ts of a kit, and nothing else of them',
}

/** Every import goes the way the rooms may know each other. */
export const layers: Rule = (sources) =>
  sources.filter(({ isTest, file }) => !isTest && may[file.split('/')[0] ?? '']).flatMap(wrongImports)

function wrongImports({ file, imports }: Source): Violation[] {
  const top = file.split('/')[0] ?? ''
  return imports.flatMap(({ target, specifier }) => {
    if (target !== undefined && /\/test[A-Z]\w*(\.tsx?)?$/.test(target)) {
      return [{ file, breaks: `imports ${specifier}`, instead: 'leave test[A-Z]* files to tests' }]
    }
    if (target === undefined || roomOf(target) === roomOf(file) || may[top]?.(target)) return []
    return [{ file, breaks: `imports ${specifier}`, instead: instead[top] ?? '' }]
  })
}

/** A plugin.ts is a literal: definePlugin, and everything else behind a lazy import(). */
export const literals: Rule = (sources) =>
  sources
    .filter(({ file }) => /^plugins\/[^/]+\/plugin\.ts$/.test(file))
    .flatMap(({ file, imports }) =>
      imports
        .filter(({ kind, target }) => kind !== 'lazy' && target !== 'core/plugin/definePlugin')
        .map(({ specifier }) => ({
          file,
          breaks: `imports ${specifier} at once`,
          instead:
            'put it behind () => import(…): what a plugin.ts imports is in the first download of everybody',
        })),
    )

/** Packages that only one place imports, so that they can be changed there. */
const keepers = [
  {
    packages: /^react-router(-dom)?(\/|$)/,
    keeper: /^core\/routing\/router\.tsx?$/,
    instead: 'use Link, useGo and useRoute of core/routing',
  },
  {
    packages: /^jotai(\/|$)/,
    keeper: /^core\/state\//,
    instead: 'use core/state/store.ts, which has the one store',
  },
]

/** The router and the atoms are imported in their own place. */
export const kept: Rule = (sources) =>
  sources
    .filter(({ isTest }) => !isTest)
    .flatMap(({ file, imports }) =>
      imports.flatMap(({ specifier }) =>
        keepers
          .filter(({ packages, keeper }) => packages.test(specifier) && !keeper.test(file))
          .map(({ instead }) => ({ file, breaks: `imports ${specifier}`, instead })),
      ),
    )
