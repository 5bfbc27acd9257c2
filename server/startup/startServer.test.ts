import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from './config'
import { formatStartError } from './startError'
import { root } from '../paths'
import { startServer } from './startServer'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portico-serve-'))
  mkdirSync(path.join(folder, 'tenants/one'), { recursive: true })
  const manifest = {
    id: 'one',
    name: 'One',
    hosts: ['localhost'],
    logo: 'assets/logo.svg',
    favicon: 'assets/favicon.svg',
    languages: ['es'],
    plugins: {},
  }
  writeFileSync(path.join(folder, 'tenants/one/tenant.json'), JSON.stringify(manifest))
  writeFileSync(path.join(folder, 'file'), '')
  mkdirSync(path.join(folder, 'used'))
  writeFileSync(path.join(folder, 'used/db.lock'), String(process.ppid))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Why the server does not start. `--dev`: the portal is not asked for a build. */
const refusal = async (env: Record<string, string>) => {
  const data = { PORTICO_TENANTS: path.join(folder, 'tenants'), PORTICO_DATA: path.join(folder, 'data') }
  try {
    await startServer(readConfig({ ...data, ...env }, ['--dev']))
    return 'it started'
  } catch (error) {
    return formatStartError(error)
  }
}

it('a data folder that cannot be written', async () => {
  const message = await refusal({ PORTICO_DATA: path.join(folder, 'file/data') })
  expect(message).toContain(`${path.join(folder, 'file/data')} cannot be written`)
  expect(message).toContain('PORTICO_DATA')
})

it('a data folder that another process uses', async () => {
  expect(await refusal({ PORTICO_DATA: path.join(folder, 'used') })).toContain(
    `in use by process ${process.ppid}`,
  )
})

it('a DATABASE_URL where nothing answers, without its password', async () => {
  const message = await refusal({ DATABASE_URL: 'postgres://user:s3cret@127.0.0.1:9/none' })
  expect(message).toMatch(/^The database of DATABASE_URL does not answer: .+ Check host/)
  expect(message).not.toContain('s3cret')
})

it('a folder without tenants', async () => {
  expect(await refusal({ PORTICO_TENANTS: path.join(folder, 'none') })).toContain('a folder per tenant')
})

it('a port in use is said with the port and another one to try', () => {
  const error = Object.assign(new Error('listen'), { code: 'EADDRINUSE', port: 4000 })
  expect(formatStartError(error)).toBe(
    'Port 4000 is in use by another program. Stop it, or choose another one: PORT=4001 npm start',
  )
})

it.each([
  [{ code: 'ENOTFOUND', hostname: 'nosuch.invalid' }, 'No machine has the name nosuch.invalid. '],
  [{ code: 'EAI_AGAIN', hostname: 'nosuch.invalid' }, 'No machine has the name nosuch.invalid. '],
  [
    { code: 'EADDRNOTAVAIL', address: '10.255.255.1', port: 4000 },
    'This machine does not have the address 10.255.255.1. ',
  ],
])('a HOST that is not of this machine is said without a stack: %o', (fault, words) => {
  const said = formatStartError(Object.assign(new Error('listen'), fault))
  expect(said).toContain(words)
  expect(said.split('\n')).toHaveLength(1)
})

it('the process says one message on stderr and ends with 1, from any working folder', () => {
  const run = spawnSync(
    process.execPath,
    ['--import', path.join(root, 'node_modules/tsx/dist/esm/index.mjs'), path.join(root, 'server/main.ts')],
    { cwd: os.tmpdir(), env: { ...process.env, PORT: 'many' }, encoding: 'utf8' },
  )
  expect(run.status).toBe(1)
  expect(run.stdout).toBe('')
  expect(run.stderr.trim().split('\n').at(-1)).toBe('PORT is many; it must be a number from 1 to 65535.')
}, 60_000)
