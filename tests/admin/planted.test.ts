// @vitest-environment node
import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { typesOf } from '../typesOf'

const root = path.resolve(import.meta.dirname, '../..')
const parts = ['core', 'kits', 'plugins', 'schemas', 'server', 'src', 'tenants', 'tests', 'scripts']
const files = ['package.json', 'vitest.config.ts', 'tsconfig.json', 'tsconfig.base.json']
/** Starting an engine and a screen takes a while where many tests run at once. */
const PATIENCE = 240_000

/** The files that the guide shows: a comment with the path, then the code. */
const shown = [
  ...readFileSync(path.join(root, 'docs/administrators.md'), 'utf8').matchAll(
    /<!-- (\S+\.ts) -->\n+```ts\n(.*?)```/gs,
  ),
].map(([, file = '', code = '']) => ({ file, code }))

let copy: string
beforeAll(() => {
  copy = mkdtempSync(path.join(os.tmpdir(), 'portico-planted-'))
  for (const part of [...parts, ...files])
    cpSync(path.join(root, part), path.join(copy, part), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  plant('Company', { sector: { type: 'string', maxLength: 20 } })
  for (const { file, code } of shown) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true })
    writeFileSync(path.join(copy, file), code)
  }
  const tests = path.join(copy, 'tests/admin/planted')
  renameSync(path.join(tests, 'server.ts'), path.join(tests, 'server.test.ts'))
  renameSync(path.join(tests, 'screen.tsx'), path.join(tests, 'screen.test.tsx'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Adds fields to a schema file of the copy, and to nothing else. */
function plant(entity: string, fields: object) {
  const file = path.join(copy, 'schemas/entities', `${entity}.schema.json`)
  const schema = JSON.parse(readFileSync(file, 'utf8')) as { properties: object }
  writeFileSync(file, JSON.stringify({ ...schema, properties: { ...schema.properties, ...fields } }))
}

test(
  'ADMIN-018 a field added to a schema file is in form, validation, server and list without another edit',
  async () => {
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
    const run = promisify(execFile)(
      process.execPath,
      [vitest, 'run', 'tests/admin/planted/', '--reporter=json'],
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
  PATIENCE,
)

test(
  'ADMIN-018 a new entity with its list and form is one file of under 60 lines, and what the guide shows compiles',
  async () => {
    expect(shown.map(({ file }) => path.basename(file))).toEqual([
      'entity.ts',
      'centreSection.ts',
      'centres.ts',
    ])
    expect(shown.map(({ code }) => code.split('\n').length).filter((lines) => lines >= 60)).toEqual([])
    expect(await typesOf(copy, ['plugins/admin', 'schemas/generated', 'server/areas/admin'])).toBe('')
  },
  PATIENCE,
)
