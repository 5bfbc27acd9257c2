import type { Source } from './sources'
import type { Rule, Violation } from './violation'

/** The unit that imports are checked between: a top folder, one kit or one plugin. */
const unitOf = (file: string) =>
  file
    .split('/')
    .slice(0, /^(plugins|kits|examples)\//.test(file) ? 2 : 1)
    .join('/')

/** The allowed imports of each layer besides its own unit. Scripts and tests may import everything. */
const allowed: Readonly<Record<string, (target: string) => boolean>> = {
  schemas: () => false,
  core: (target) => unitOf(target) === 'schemas',
  kits: (target) => ['core', 'schemas'].includes(unitOf(target)),
  plugins: (target) => ['core', 'schemas'].includes(unitOf(target)) || target.startsWith('kits/'),
  examples: (target) => ['core', 'schemas'].includes(unitOf(target)) || target.startsWith('kits/'),
  server: (target) => unitOf(target) === 'schemas',
  src: (target) =>
    ['core', 'schemas'].includes(unitOf(target)) ||
    /^(plugins\/[^/]+\/plugin|kits\/[^/]+\/kit)(\.ts)?$/.test(target),
}

const instead: Readonly<Record<string, string>> = {
  schemas: 'keep schemas data, and import them',
  core: 'offer a contribution point in core/plugin/points.ts; a plugin fills it and the core reads it',
  kits: 'import core and schemas; what two kits share belongs to core',
  plugins: 'meet at a contribution point, link by route id, or move what both need into core',
  examples: 'import the public modules of core and kits, as a plugin does',
  server: 'import schemas, or move what both need into schemas',
  src: 'import core, the plugin.ts of a plugin or the kit.ts of a kit, and nothing else of them',
}

/** Every import goes from a higher layer to a lower one. */
export const layers: Rule = (sources) =>
  sources.filter(({ isTest, file }) => !isTest && allowed[file.split('/')[0] ?? '']).flatMap(wrongImports)

function wrongImports({ file, imports }: Source): Violation[] {
  const top = file.split('/')[0] ?? ''
  return imports.flatMap(({ target, specifier }) => {
    if (target !== undefined && /\/test[A-Z]\w*(\.tsx?)?$/.test(target)) {
      return [{ file, problem: `imports ${specifier}`, instead: 'leave test[A-Z]* files to tests' }]
    }
    if (target === undefined || unitOf(target) === unitOf(file) || allowed[top]?.(target)) return []
    return [{ file, problem: `imports ${specifier}`, instead: instead[top] ?? '' }]
  })
}

/** The folders of core and of each kit, lowest level first. A folder imports itself and lower levels only. */
const levels: Readonly<Record<string, readonly (readonly string[])[]>> = {
  core: [
    ['files', 'format', 'state', 'theme'],
    ['http', 'i18n', 'tenant'],
    ['ui'],
    ['forms'],
    ['plugin'],
    ['session'],
    ['realtime'],
    ['routing'],
    ['app'],
  ],
  'kits/admin': [
    ['files', 'history', 'order', 'shortcuts', 'values'],
    ['choice'],
    ['actions'],
    ['list'],
    ['search'],
    ['activity', 'bin', 'frame'],
    ['form'],
    ['calendar', 'images', 'import', 'tags'],
    ['testing'],
  ],
  'kits/booking': [
    ['draft', 'search', 'slots'],
    ['questions'],
    ['state'],
    ['sources', 'storage'],
    ['opening'],
    ['embedded', 'steps', 'submit'],
    ['flow', 'triage'],
    ['waiting'],
    ['screens'],
    ['testing'],
  ],
  'kits/calls': [
    ['engine', 'keys', 'templates'],
    ['media'],
    ['session'],
    ['notify', 'waiting', 'window'],
    ['stage'],
  ],
  'kits/charts': [['drawings'], ['time'], ['testing']],
}

/** Inside core and inside a kit, every import goes to the same folder or to a lower level. */
export const folderOrder: Rule = (sources) =>
  sources
    .filter(({ isTest }) => !isTest)
    .flatMap((source) =>
      Object.entries(levels)
        .filter(([unit]) => source.file.startsWith(`${unit}/`))
        .flatMap(([unit, order]) => wrongOrder(source, unit, order)),
    )

function wrongOrder({ file, imports }: Source, unit: string, order: (typeof levels)[string]): Violation[] {
  const folderOf = (path: string) => /^([^/]+)\//.exec(path.slice(unit.length + 1))?.[1]
  const levelOf = (name: string) => order.findIndex((folders) => folders.includes(name))
  const folder = folderOf(file)
  if (folder === undefined) return []
  if (levelOf(folder) === -1) {
    return [{ file, problem: 'is in a folder without a level', instead: 'add it to levels in layers.ts' }]
  }
  return imports.flatMap(({ target, specifier }) => {
    const other = target?.startsWith(`${unit}/`) ? (folderOf(target) ?? folder) : folder
    return other === folder || levelOf(other) < levelOf(folder)
      ? []
      : [
          {
            file,
            problem: `imports ${specifier} of a higher level`,
            instead: `move the shared code to a lower level than ${unit}/${folder}`,
          },
        ]
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
          problem: `imports ${specifier} eagerly`,
          instead:
            'import it lazily with () => import(…): static imports of plugin.ts are part of the first download',
        })),
    )

/** Packages that only one place imports, so that they can be replaced there. */
const wrappedPackages = [
  {
    packages: /^react-router(-dom)?(\/|$)/,
    wrapper: /^core\/routing\/reactRouter\.ts$/,
    instead: 'use Link, useGo and useRoute of core/routing',
  },
  {
    packages: /^jotai(\/|$)/,
    wrapper: /^core\/state\//,
    instead: 'use core/state/store.ts, which has the one store',
  },
]

/** The router and the atoms are imported by their wrapper only. */
export const wrappers: Rule = (sources) =>
  sources
    .filter(({ isTest }) => !isTest)
    .flatMap(({ file, imports }) =>
      imports.flatMap(({ specifier }) =>
        wrappedPackages
          .filter(({ packages, wrapper }) => packages.test(specifier) && !wrapper.test(file))
          .map(({ instead }) => ({ file, problem: `imports ${specifier}`, instead })),
      ),
    )
