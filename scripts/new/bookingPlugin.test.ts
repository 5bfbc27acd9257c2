import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { violations } from '../../tests/architecture/rules'
import { measureLiterals } from '../../tests/bench/literalCost'
import { typesOf } from '../../tests/typesOf'
import { nextSteps } from './bookingPlugin'
import { validateId } from './validateId'
import { validateTenant, enableInTenant } from './enableFeature'

const root = path.resolve(import.meta.dirname, '../..')
const parts = ['core', 'kits', 'plugins', 'schemas', 'scripts', 'server', 'src', 'tests', 'tenants/portico']
const files = ['package.json', 'tsconfig.json', 'tsconfig.base.json', 'vitest.config.ts', '.prettierrc.json']

const wish = ['booking-plugin', 'norteSalud', '--tenant', 'portico']

let house = ''
beforeAll(() => {
  house = mkdtempSync(path.join(os.tmpdir(), 'portico-new-'))
  for (const part of [...parts, ...files]) {
    cpSync(path.join(root, part), path.join(house, part), { recursive: true })
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(house, 'node_modules'))
})
afterAll(() => rmSync(house, { recursive: true, force: true }))

/** Runs a program of a package in the copy. */
function run(script: string, ...args: string[]): Promise<{ status: number | null; said: string }> {
  return new Promise((resolve) => {
    const program = spawn(process.execPath, [path.join('node_modules', script), ...args], {
      cwd: house,
      env: { ...process.env, NO_COLOR: '1' },
    })
    let said = ''
    program.stdout.on('data', (piece: Buffer) => (said += piece.toString()))
    program.stderr.on('data', (piece: Buffer) => (said += piece.toString()))
    program.on('close', (status) => resolve({ status, said }))
  })
}
const json = (file: string) => JSON.parse(readFileSync(path.join(house, file), 'utf8')) as object

/** What a machine that does much else at once may take for a whole run of a program. */
const patience = 240_000

describe('what npm run new refuses, in plain words', () => {
  it.each([
    ['Norte-Salud', 'cannot be an id'],
    ['generalAppointment', 'is there already'],
    ['chosenDoctor', 'a way to book of the plugin "generalAppointment"'],
    ['provider', 'is a word of the core'],
  ])('%s: %s', async (id, words) => {
    await expect(validateId(root, id)).rejects.toThrow(words)
  })

  it('a tenant that is not there', () => {
    expect(() => validateTenant(path.join(house, 'tenants'), 'norte')).toThrow(
      'There is no tenant "norte". There are: portico.',
    )
  })
})

it('a way to book is told by the address of its tenant, whatever the folder is called', async () => {
  const tenants = mkdtempSync(path.join(os.tmpdir(), 'portico-new-'))
  mkdirSync(path.join(tenants, 'aurora'))
  const manifest = { id: 'aurora', hosts: ['citas.aurora.example', 'aurora.localhost'], plugins: {} }
  writeFileSync(path.join(tenants, 'aurora/tenant.json'), JSON.stringify(manifest))
  const host = await enableInTenant(tenants, 'aurora', 'norteSalud')
  rmSync(tenants, { recursive: true })
  expect(nextSteps('norteSalud', host)).toContain('http://citas.aurora.example:4000')
})

describe('npm run new -- booking-plugin norteSalud --tenant portico', () => {
  beforeAll(async () => {
    const { status, said } = await run('tsx/dist/cli.mjs', 'scripts/new.ts', ...wish)
    if (status !== 0) throw new Error(said)
  }, patience)

  it('is on in the tenant, and says so in the style of the house', async () => {
    expect(json('tenants/portico/tenant.json')).toMatchObject({ plugins: { norteSalud: {} } })
    expect(json('tenants/portico/backend.json')).toMatchObject({
      features: expect.arrayContaining(['norteSalud']) as string[],
    })
    const written = ['plugins/norteSalud', 'tenants/portico/tenant.json', 'tenants/portico/backend.json']
    expect(await run('prettier/bin/prettier.cjs', '--check', ...written)).toMatchObject({ status: 0 })
    expect(violations(house).filter((one) => one.includes('norteSalud'))).toEqual([])
  })

  it('costs a start 200 bytes at most, and takes nothing from the other plugins', async () => {
    const [cost] = await measureLiterals([path.join(house, 'plugins/norteSalud/plugin.ts')])
    expect(cost?.bytes).toBeGreaterThan(0)
    expect(cost?.bytes).toBeLessThanOrEqual(200)
  })

  it(
    'compiles',
    async () => {
      expect(await typesOf(house, ['plugins/norteSalud', 'src'])).toBe('')
    },
    patience,
  )

  it(
    'passes the conformance suite, without a line of test code',
    async () => {
      const only = ['tests/conformance/booking', '-t', 'norteSalud at portico']
      const suite = await run('vitest/vitest.mjs', 'run', ...only)
      expect(suite).toMatchObject({ status: 0 })
      expect(suite.said).toMatch(/Tests {2}\d+ passed/)
    },
    patience,
  )
})
