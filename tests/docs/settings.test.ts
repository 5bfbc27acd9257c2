import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readSources } from '../architecture/sources'
import { namesIn, readPages, root, rowsOf, textBelow } from './pages'

const sources = [
  ...readSources(root),
  { file: 'tests/', isTest: true, code: readFileSync(path.join(root, 'playwright.config.ts'), 'utf8') },
]
const pages = readPages()
const guide = pages.find(({ file }) => file === 'docs/operations.md') ?? { file: '', text: '' }

/** Variables of the system, of the test runner, and those that a test sets for its own processes. */
const given = new Set([
  'CI',
  'PATH',
  'TMPDIR',
  'CLOCK_SHIFT',
  'STRIPE_STUB',
  'PLAYWRIGHT_JSON_OUTPUT_NAME',
  'PORTICO_E2E_PORT',
  'PORTICO_TEST_TEMPLATES',
])

/**
 * The environment variables that code names. A name that ends with `_` is the beginning of a template, such as
 * `PORTICO_STRIPE_${kind}`.
 */
const variablesOf = (code: string): string[] =>
  [
    ...code.matchAll(
      /env(?:\[')?\.?([A-Z][A-Z0-9_]{3,})\b|['"`](PORTICO_[A-Z0-9_]+)(?=['"`$])|parsed\(env, '(\w+)'/g,
    ),
  ]
    .map(([, read, named, secret]) => read ?? named ?? secret ?? '')
    .filter((name) => !given.has(name))

const inServer = ({ file, isTest }: (typeof sources)[number]) =>
  file.startsWith('server/') && !isTest && !file.startsWith('server/test/')
const serverVariables = [...new Set(sources.filter(inServer).flatMap(({ code }) => variablesOf(code)))]
const testVariables = [
  ...new Set(
    sources
      .filter(
        (source) =>
          source.file.startsWith('tests/') ||
          source.file.startsWith('scripts/') ||
          source.file.startsWith('server/test/'),
      )
      .flatMap(({ code }) => variablesOf(code)),
  ),
].filter((name) => !serverVariables.includes(name))

/** The settings of the guide, without `_<TENANT>`. */
const listed = rowsOf(textBelow(guide, 'Settings')).map(([name = '']) =>
  name.replaceAll('`', '').replace(/_<TENANT>$/, ''),
)

const fits = (name: string, one: string) => (name.endsWith('_') ? `${one}_`.startsWith(name) : one === name)

it('the table of settings has every environment variable that the server reads, and no other', () => {
  expect(serverVariables.length).toBeGreaterThan(15)
  expect(serverVariables.filter((name) => !listed.some((one) => fits(name, one)))).toEqual([])
  expect(listed.filter((one) => !serverVariables.some((name) => fits(name, one)))).toEqual([])
})

it('the guide lists every secret, which its variable or a file may hold', () => {
  const secrets = sources
    .filter(inServer)
    .flatMap(({ code }) => [
      ...code.matchAll(
        /(?:readSecret|readTenantSecret|parsed|tenantVariable)\(env, '([A-Z_]+)'|tenantVariable\('([A-Z_]+)'|\bread\('(PORTICO_\w+)'|PREFIX = '([A-Z_]+)'/g,
      ),
    ])
    .map((names) => names.slice(1).find(Boolean) ?? '')
  const [list = ''] = /`DATABASE_URL`[\s\S]*?\n\n/.exec(textBelow(guide, 'Secrets')) ?? []
  const named = namesIn(list).map((name) => name.replace(/_<TENANT>$/, ''))
  expect(secrets.length).toBeGreaterThan(10)
  expect(named.toSorted()).toEqual([...new Set(secrets)].toSorted())
})

it('the page for contributors has every variable that tests read', () => {
  const page = pages.find(({ file }) => file === 'CONTRIBUTING.md')?.text ?? ''
  expect(testVariables.filter((name) => !page.includes(name))).toEqual([])
})

it('every variable of the documentation is read', () => {
  const known = [...serverVariables, ...testVariables, ...given]
  const named = pages
    .filter(({ file }) => file !== 'CHANGELOG.md')
    .flatMap(({ file, text }) =>
      [...text.matchAll(/\bPORTICO_[A-Z0-9_]+/g)].map(([name]) => ({
        file,
        name: name.replace(/_$|_FILE$/, ''),
      })),
    )
  const unknown = named.filter(
    ({ name }) =>
      !known.some((one) => name === one.replace(/_$/, '') || (one.endsWith('_') && name.startsWith(one))),
  )
  expect(unknown).toEqual([])
})
