import { spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkPackages } from '../../tests/support/linkPackages'
import { violations } from '../../tests/architecture/rules'
import { measureLiterals } from '../../tests/bench/literalCost'
import { typesOf } from '../../tests/support/typesOf'
import { nextSteps } from './bookingPlugin'
import { validateId } from './validateId'
import { validateTenant, enableInTenant } from './enableFeature'

const root = path.resolve(import.meta.dirname, '../..')
const parts = [
  'core',
  'examples',
  'kits',
  'plugins',
  'schemas',
  'scripts',
  'server',
  'src',
  'tests',
  'tenants/portico',
  'docs/requirements',
]
const files = ['package.json', 'tsconfig.json', 'tsconfig.base.json', 'vitest.config.ts', '.oxfmtrc.json']

const command = ['booking-plugin', 'norteSalud', '--tenant', 'portico']

let project = ''
beforeAll(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'portico-new-'))
  for (const part of [...parts, ...files]) {
    cpSync(path.join(root, part), path.join(project, part), { recursive: true })
  }
  linkPackages(root, project)
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

/** Runs a script of `node_modules` in the copy. */
function run(script: string, ...args: string[]): Promise<{ status: number | null; output: string }> {
  return new Promise((resolve) => {
    const program = spawn(process.execPath, [path.join('node_modules', script), ...args], {
      cwd: project,
      env: { ...process.env, NO_COLOR: '1' },
    })
    let output = ''
    program.stdout.on('data', (piece: Buffer) => (output += piece.toString()))
    program.stderr.on('data', (piece: Buffer) => (output += piece.toString()))
    program.on('close', (status) => resolve({ status, output }))
  })
}
const json = (file: string) => JSON.parse(readFileSync(path.join(project, file), 'utf8')) as object

/** Milliseconds that a script may take on a busy machine. */
const timeout = 240_000

describe('npm run new rejects', () => {
  it.each([
    ['Norte-Salud', 'is not a valid id'],
    ['generalAppointment', 'already exists'],
    ['chosenDoctor', 'a booking variant of the plugin "generalAppointment"'],
    ['provider', 'occurs in the code of the core'],
  ])('%s: %s', async (id, message) => {
    await expect(validateId(root, id)).rejects.toThrow(message)
  })

  it('an unknown tenant', () => {
    expect(() => validateTenant(path.join(project, 'tenants'), 'norte')).toThrow(
      'There is no tenant "norte". Existing tenants: portico.',
    )
  })
})

it('the next steps name the host of the tenant, not its folder', async () => {
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
    const { status, output } = await run('tsx/dist/cli.mjs', 'scripts/new.ts', ...command)
    if (status !== 0) throw new Error(output)
  }, timeout)

  it('enables the plugin in the tenant and writes files that pass format and architecture checks', async () => {
    expect(json('tenants/portico/tenant.json')).toMatchObject({ plugins: { norteSalud: {} } })
    expect(json('tenants/portico/backend.json')).toMatchObject({
      features: expect.arrayContaining(['norteSalud']) as string[],
    })
    const written = ['plugins/norteSalud', 'tenants/portico/tenant.json', 'tenants/portico/backend.json']
    expect(await run('oxfmt/bin/oxfmt', '--check', ...written)).toMatchObject({ status: 0 })
    expect(violations(project).filter((one) => one.includes('norteSalud'))).toEqual([])
  })

  it('writes no style sheet: its screens are components and utilities', () => {
    const written = readdirSync(path.join(project, 'plugins/norteSalud'), {
      recursive: true,
      encoding: 'utf8',
    })
    expect(written).toContain('plugin.ts')
    expect(written.filter((file) => file.endsWith('.css'))).toEqual([])
  })

  it('adds at most 200 bytes to the first download', async () => {
    const [cost] = await measureLiterals([path.join(project, 'plugins/norteSalud/plugin.ts')])
    expect(cost?.bytes).toBeGreaterThan(0)
    expect(cost?.bytes).toBeLessThanOrEqual(200)
  })

  it(
    'creates a plugin that compiles',
    async () => {
      expect(await typesOf(project, ['plugins/norteSalud', 'src'])).toBe('')
    },
    timeout,
  )

  it(
    'creates a booking variant that passes the conformance suite',
    async () => {
      const only = ['tests/conformance/booking', '-t', 'norteSalud at portico']
      const suite = await run('vitest/vitest.mjs', 'run', ...only)
      expect(suite).toEqual({ status: 0, output: expect.stringMatching(/Tests {2}\d+ passed/) as string })
    },
    timeout,
  )
})

describe('the example with an API of its own, moved to the plugins of the build', () => {
  beforeAll(async () => {
    renameSync(path.join(project, 'examples/nuvia'), path.join(project, 'plugins/nuvia'))
    const file = path.join(project, 'tenants/portico/tenant.json')
    const manifest = json('tenants/portico/tenant.json') as { plugins: object }
    const pluginApis = { nuvia: { address: 'https://api.nuvia.example/v1', receivesToken: true } }
    writeFileSync(
      file,
      JSON.stringify({ ...manifest, plugins: { ...manifest.plugins, nuvia: {} }, pluginApis }),
    )
    const schemas = await run('tsx/dist/cli.mjs', 'scripts/schemas.ts')
    if (schemas.status !== 0) throw new Error(schemas.output)
  }, timeout)

  it('passes the architecture checks', () => {
    expect(violations(project).filter((one) => one.includes('nuvia'))).toEqual([])
  })

  it(
    'compiles',
    async () => {
      expect(await typesOf(project, ['plugins/nuvia', 'src'])).toBe('')
    },
    timeout,
  )

  it(
    'passes the conformance suite at the stub that it brings',
    async () => {
      const suite = await run(
        'vitest/vitest.mjs',
        'run',
        'tests/conformance/booking',
        '-t',
        'nuvia at portico',
      )
      expect(suite).toEqual({ status: 0, output: expect.stringMatching(/Tests {2}\d+ passed/) as string })
    },
    timeout,
  )
})
