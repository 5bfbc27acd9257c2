import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { violations } from './rules'

let root = ''
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Checks a small project with these files. */
function check(files: Record<string, string>): string[] {
  root = mkdtempSync(path.join(tmpdir(), 'project-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  return violations(root)
}

/** The `package.json` of core or a kit with its public modules. */
const packageOf = (name: string, ...files: string[]) =>
  JSON.stringify({
    name,
    exports: Object.fromEntries(files.map((file) => [file.replace(/\.tsx?$/, ''), file])),
  })

const validProject = {
  'core/package.json': packageOf('@portico/core', './ui/actions/Button.tsx', './plugin/definePlugin.ts'),
  'kits/one/package.json': packageOf('@portico/one', './kit.ts'),
  'kits/one/kit.ts': `export const kit = {}\n`,
  'core/ui/actions/Button.tsx': `import { useState } from 'react'\nexport const Button = useState\n`,
  'core/routing/reactRouter.ts': `import { createHashRouter } from 'react-router-dom'\nexport { createHashRouter }\n`,
  'core/state/store.ts': `export { atom } from 'jotai'\n`,
  'plugins/one/plugin.ts': `import { definePlugin } from '@portico/core/plugin/definePlugin'
export default definePlugin({ id: 'one', routes: [{ id: 'one.screen' }], i18n: { es: () => import('./locales/es.json') } })\n`,
  'plugins/one/screens/One.tsx': `import { Button } from '@portico/core/ui/actions/Button'\nimport { rule } from '../rules'\nexport default Button || rule\n`,
  'plugins/one/rules.ts': `import type { User } from '@schemas/generated/entities'\nexport const rule = (user: User) => user\n`,
  'src/main.tsx': `import one from '../plugins/one/plugin'\nimport { Button } from '@portico/core/ui/actions/Button'\nexport { one, Button }\n`,
  'server/app/main.ts': `import fastify from 'fastify'\nimport contract from '../../schemas/api/users.json'\nimport { pay } from '../domain/payments/pay'\nexport { fastify, contract, pay }\nexport const demo = () => import('../demo/seed')\n`,
  'server/domain/payments/pay.ts': `import { db } from '../../platform/db/database'\nexport const path = 'GET api/onfido/status/' + db\n`,
  'server/platform/db/database.ts': `export const db = 1\n`,
  'server/demo/seed.ts': `export { path } from '../domain/payments/pay'\n`,
  'server/domain/payments/test/shop.ts': `export { demo } from '../../../app/main'\n`,
  'tests/all.test.ts': `import '../plugins/one/rules'\nimport '../server/main'\n`,
}

test('a valid project has no violations', () => {
  expect(check(validProject)).toEqual([])
})

/** Imports that a file may not have. */
const refusedImports = [
  ['core imports a plugin', 'core/a.ts', '../plugins/one/rules'],
  ['a plugin imports another plugin', 'plugins/two/rules.ts', '../one/rules'],
  ['a plugin imports the server', 'plugins/two/api.ts', '../../server/app/main'],
  ['src imports another file of a plugin than its literal', 'src/app.ts', '../plugins/one/rules'],
  ['the server imports core', 'server/app/a.ts', '../../core/ui/Button'],
  ['schemas import code', 'schemas/a.ts', '../core/ui/Button'],
  ['a file outside core/routing imports the router', 'core/app/Page.tsx', 'react-router-dom'],
  ['a file outside core/state imports jotai', 'plugins/two/atoms.ts', 'jotai/vanilla'],
  ['product code imports a test helper', 'core/a.ts', './testTable'],
  ['a kit imports another kit', 'kits/two/a.ts', '@portico/one/Button'],
  ['an example imports a plugin', 'examples/one/a.ts', '../../plugins/one/rules'],
] as const

test.each<[name: string, file: string, text: string, problem: string]>([
  ...refusedImports.map(
    ([name, file, path]) =>
      [name, file, `import { x } from '${path}'`, `imports ${path}`] as [string, string, string, string],
  ),
  [
    'core imports a plugin lazily',
    'core/a.ts',
    `export const a = () => import('../plugins/one/plugin')`,
    'imports ../plugins/one/plugin',
  ],
  [
    'core globs the plugins',
    'core/a.ts',
    `export const all = import.meta.glob<object>('../plugins/*/plugin.ts')`,
    'imports ../plugins/*/plugin.ts',
  ],
  [
    'core imports a type of a plugin',
    'core/a.ts',
    `import type { rule } from '../plugins/one/rules'`,
    'imports ../plugins/one/rules',
  ],
  ['core imports the server', 'core/a.ts', `export * from '../server/main'`, 'imports ../server/main'],
  [
    'the server imports a plugin',
    'server/app/a.ts',
    `import one from '../../plugins/one/plugin'`,
    'imports ../../plugins/one/plugin',
  ],
  [
    'an id that is not the folder of its plugin',
    'plugins/two/plugin.ts',
    `export default definePlugin({ id: 'too' })`,
    'has the id "too"',
  ],
  [
    'an eager import in a plugin.ts',
    'plugins/two/plugin.ts',
    `import Screen from './screens/Two'\nexport default Screen`,
    'imports ./screens/Two eagerly',
  ],
  [
    'a component types the texts of its plugin itself',
    'plugins/two/parts/A.tsx',
    `import type es from '../locales/es.json'\nexport type Key = keyof typeof es`,
    'imports ../locales/es.json',
  ],
  ['core names a plugin', 'core/a.ts', `export const is = (id: string) => id === 'one'`, 'names "one"'],
  [
    'a kit names a client',
    'kits/one/a.ts',
    `export const is = (on: Set<string>) => on.has('fhgstIntegration')`,
    'names "fhgstIntegration"',
  ],
  ['core names a tenant', 'core/a.ts', `export const is = (id: string) => id === "aurora"`, 'names "aurora"'],
  [
    'core names a feature of a client',
    'core/a.ts',
    `export const is = (on: Set<string>) => on.has('fhgstIntegration')`,
    'names "fhgstIntegration"',
  ],
  ['core imports a kit', 'core/ui/a.ts', `import type { B } from '@portico/one/B'`, 'imports @portico/one/B'],
  [
    'a folder of core imports a higher level',
    'core/format/a.ts',
    `import type { B } from '../ui/Button'`,
    'imports ../ui/Button of a higher level',
  ],
  [
    'a folder of a kit imports a higher level',
    'kits/booking/draft/a.ts',
    `import type { B } from '../screens/B'`,
    'imports ../screens/B of a higher level',
  ],
  ['a folder of core without a level', 'core/cellar/a.ts', `export {}`, 'is in a folder without a level'],
  [
    'a kit names the route of a plugin',
    'kits/one/a.ts',
    `export const to = 'one.screen'`,
    'names the route "one.screen" of a plugin',
  ],
  [
    'a setter without the name of its state',
    'core/a.ts',
    `const [isOpen, open] = useState(false)`,
    'names a setter "open"',
  ],
  [
    'a setter of several values without set',
    'core/a.ts',
    `const [{ from, to }, change] = useState(range)`,
    'names a setter "change"',
  ],
  [
    'a comment cites a row of the specification',
    'core/a.ts',
    `/** Books a time (BOOK-033, C-060). Hashes it with SHA-256. */\nexport const book = 'BOOK-034'`,
    'cites BOOK-033 in a comment',
  ],
  [
    'two modules whose names differ by case alone',
    'core/ui/actions/button.ts',
    'export {}',
    'has the name of core/ui/actions/Button in another case',
  ],
  [
    'a style sheet in another case than its component',
    'core/ui/actions/button.css',
    '',
    'has the name of core/ui/actions/Button in another case',
  ],
  ['a name of a device', 'core/aux.ts', 'export {}', 'has a name that Windows refuses'],
  ['a character that Windows refuses', 'core/a:b.ts', 'export {}', 'has a name that Windows refuses'],
  ...(
    [
      ['a plugin imports an internal module of core', 'plugins/two/a.ts', '@portico/core/state/store'],
      [
        'a test imports an internal module by the name of its package',
        'tests/b.ts',
        '@portico/core/state/store',
      ],
      ['a plugin goes round the name of a package', 'plugins/two/a.ts', '../../core/ui/actions/Button'],
      ['a kit goes round the name of a package', 'kits/one/a.ts', '../../core/state/store'],
      ['an example imports an internal module of core', 'examples/one/a.ts', '@portico/core/state/store'],
      ['an example goes round the name of a package', 'examples/one/a.ts', '../../core/ui/actions/Button'],
      ['a module imports its own package by name', 'core/app/a.ts', '@portico/core/ui/actions/Button'],
    ] as const
  ).map(
    ([name, file, path]) =>
      [name, file, `import { x } from '${path}'`, `imports ${path}, which is not public`] as [
        string,
        string,
        string,
        string,
      ],
  ),
  ...(
    [
      ['a topic of the server imports a later one', 'server/domain/people/a.ts', '../payments/pay'],
      ['a topic imports the start of the server', 'server/domain/payments/a.ts', '../../app/main'],
      ['the platform imports a topic', 'server/platform/db/a.ts', '../../domain/payments/pay'],
      ['a topic imports a provider', 'server/domain/payments/a.ts', '../../providers/oidc/a'],
      ['a provider imports another one', 'server/providers/oidc/a.ts', '../smtp/a'],
    ] as const
  ).map(
    ([name, file, path]) =>
      [name, file, `import type { x } from '${path}'`, `imports ${path} of a higher floor`] as [
        string,
        string,
        string,
        string,
      ],
  ),
  [
    'the start of the server loads the demo at once',
    'server/app/a.ts',
    `import { path } from '../demo/seed'`,
    'imports ../demo/seed eagerly',
  ],
  [
    'a topic loads the demo when it is needed',
    'server/domain/payments/a.ts',
    `export const seed = () => import('../../demo/seed')`,
    'imports ../../demo/seed of a higher floor',
  ],
  [
    'the server imports a helper of tests',
    'server/app/a.ts',
    `import { shop } from '../domain/payments/test/shop'`,
    'imports ../domain/payments/test/shop',
  ],
  ['a file of the server without a floor', 'server/a.ts', 'export {}', 'is in a folder without a floor'],
  [
    'a topic of the server without a place in the order',
    'server/domain/cellar/a.ts',
    'export {}',
    'is in a folder without a floor',
  ],
  [
    'a topic names a provider',
    'server/domain/payments/a.ts',
    `export const entryOf = (stripeKeys: Map<string, string>) => stripeKeys.get('one')`,
    'names the provider stripe',
  ],
  [
    'the API names a provider',
    'server/platform/http/api/a.ts',
    `export interface Api { identity: OnfidoKeys }`,
    'names the provider Onfido',
  ],
  ['a file that is too long', 'core/a.ts', 'export {}\n'.repeat(301), 'has 301 lines'],
])('reports a violation: %s', (_name, file, text, problem) => {
  const found = check({ ...validProject, 'tenants/aurora/tenant.json': '{}', [file]: text })
  expect(found.filter((line) => !line.startsWith(`${file} `))).toEqual([])
  expect(found).toContainEqual(expect.stringContaining(`${file} ${problem}. Instead: `))
})

test('reports an import circle', () => {
  const found = check({
    ...validProject,
    'core/a.ts': `import { b } from './b'\nexport const a = () => b`,
    'core/b.ts': `export { c as b } from './c'`,
    'core/c.ts': `import { a } from './a'\nexport const c = a`,
  })
  expect(found).toEqual([
    'core/a.ts imports itself: core/a.ts → core/b.ts → core/c.ts → core/a.ts. Instead: move the shared code into its own file.',
  ])
})

test('reports a circle of type imports', () => {
  const files = {
    'core/a.ts': `import type { B } from './b'\nexport type A = B`,
    'core/b.ts': `import type { A } from './a'\nexport type B = () => A`,
  }
  expect(check({ ...validProject, ...files })).toEqual([
    'core/a.ts imports itself: core/a.ts → core/b.ts → core/a.ts. Instead: move the shared code into its own file.',
  ])
})

test('reports a folder with too many files', () => {
  const files = Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`core/state/f${i}.ts`, 'export {}']))
  expect(check({ ...validProject, ...files })).toEqual([
    'core/state has 22 files. Instead: sort them into folders by topic: 20 files at most.',
  ])
})

test('ignores lazy imports in circles, and imports in comments', () => {
  const files = {
    'core/b.ts': `export const c = () => import('./c')`,
    'core/c.ts': `// import x from '../plugins/one/rules'\n/* covadonga */\nimport { c } from './b'\nexport default c`,
  }
  expect(check({ ...validProject, ...files })).toEqual([])
})
