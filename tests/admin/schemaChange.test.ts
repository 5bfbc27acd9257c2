// @vitest-environment node
import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkPackages } from '../support/linkPackages'
import { guideSamples, namelessBlocks } from '../support/guideSamples'
import { typesOf } from '../support/typesOf'

const root = path.resolve(import.meta.dirname, '../..')
const parts = [
  'core',
  'kits',
  'plugins',
  'schemas',
  'server',
  'src',
  'tenants',
  'tests',
  'scripts',
  'examples',
]
const files = ['package.json', 'vitest.config.ts', 'tsconfig.json', 'tsconfig.base.json']
/** Milliseconds that the tests in the copy may take on a busy machine. */
const TIMEOUT = 240_000

const samples = guideSamples(root)

let copy: string
beforeAll(() => {
  copy = mkdtempSync(path.join(os.tmpdir(), 'portico-schemaChange-'))
  for (const part of [...parts, ...files])
    cpSync(path.join(root, part), path.join(copy, part), { recursive: true })
  linkPackages(root, copy)
  addFields('Company', { sector: { type: 'string', maxLength: 20 } })
  for (const { file, code } of samples) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true })
    writeFileSync(path.join(copy, file), code)
  }
  const tests = path.join(copy, 'tests/admin/schemaChange')
  renameSync(path.join(tests, 'server.ts'), path.join(tests, 'server.test.ts'))
  renameSync(path.join(tests, 'screen.tsx'), path.join(tests, 'screen.test.tsx'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Adds fields to a schema file of the copy only. */
function addFields(entity: string, fields: object) {
  const file = path.join(copy, 'schemas/entities', `${entity}.schema.json`)
  const schema = JSON.parse(readFileSync(file, 'utf8')) as { properties: object }
  writeFileSync(file, JSON.stringify({ ...schema, properties: { ...schema.properties, ...fields } }))
}

test(
  'ADMIN-018 a field added to a schema file appears in form, validation, server and list without another edit',
  async () => {
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
    const run = promisify(execFile)(
      process.execPath,
      [vitest, 'run', 'tests/admin/schemaChange/', '--reporter=json'],
      {
        cwd: copy,
        env: { ...process.env, NODE_ENV: 'test' },
      },
    )
    const { stdout } = await run.catch((error: unknown) => error as { stdout: string })
    const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
      success: boolean
      numPassedTests: number
      testResults: { message: string; assertionResults: { failureMessages: string[] }[] }[]
    }
    const failures = report.testResults.flatMap(({ message, assertionResults }) => [
      message,
      ...assertionResults.flatMap(({ failureMessages }) => failureMessages),
    ])
    expect(failures.filter(Boolean)).toEqual([])
    expect([report.success, report.numPassedTests]).toEqual([true, 3])
  },
  TIMEOUT,
)

test(
  'ADMIN-018 a new entity with list and form takes less than 60 lines per file, and the samples of the guides compile',
  async () => {
    const entity = samples.filter(({ guide }) => guide === 'docs/administrators.md')
    expect(entity.map(({ file }) => path.basename(file))).toEqual([
      'entity.ts',
      'partnerSection.ts',
      'partners.ts',
    ])
    expect(entity.map(({ code }) => code.split('\n').length).filter((lines) => lines >= 60)).toEqual([])
    const folders = new Set(samples.map(({ file }) => path.posix.dirname(file)))
    expect(
      await typesOf(copy, [
        ...folders,
        'kits/booking/points.ts',
        'plugins/admin',
        'schemas/generated',
        'server/domain/admin',
      ]),
    ).toBe('')
  },
  TIMEOUT,
)

test('every block of code in the guides names its file, so that it is compiled', () => {
  expect(namelessBlocks(root)).toEqual([])
})

test('a block that names a file of the project shows that file', () => {
  const shown = samples.filter(({ file }) => existsSync(path.join(root, file)))
  expect(shown.map(({ file }) => file)).toContain('plugins/careAreas/plugin.ts')
  for (const { file, code } of shown) expect(code).toBe(readFileSync(path.join(root, file), 'utf8'))
})
