import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from './settings/config'
import { formatStartError } from './startError'
import { root } from '../platform/paths'
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

/** The formatted start error. With `--dev` no build is needed. */
const startError = async (env: Record<string, string>) => {
  const data = { PORTICO_TENANTS: path.join(folder, 'tenants'), PORTICO_DATA: path.join(folder, 'data') }
  try {
    await startServer(readConfig({ ...data, ...env }, ['--dev']))
    return 'it started'
  } catch (error) {
    return formatStartError(error)
  }
}

it('explains a data folder that cannot be written', async () => {
  const message = await startError({ PORTICO_DATA: path.join(folder, 'file/data') })
  expect(message).toContain(`${path.join(folder, 'file/data')} cannot be written`)
  expect(message).toContain('PORTICO_DATA')
})

it('explains a data folder in use by another process', async () => {
  expect(await startError({ PORTICO_DATA: path.join(folder, 'used') })).toContain(
    `in use by process ${process.ppid}`,
  )
})

it('explains an unreachable DATABASE_URL without repeating its password', async () => {
  const message = await startError({ DATABASE_URL: 'postgres://user:s3cret@127.0.0.1:9/none' })
  expect(message).toMatch(/^The database of DATABASE_URL does not answer: .+ Check host/)
  expect(message).not.toContain('s3cret')
})

it('explains a folder without tenants', async () => {
  expect(await startError({ PORTICO_TENANTS: path.join(folder, 'none') })).toContain('a folder per tenant')
})

it('explains a port in use and suggests another', () => {
  const error = Object.assign(new Error('listen'), { code: 'EADDRINUSE', port: 4000 })
  expect(formatStartError(error)).toBe(
    'Port 4000 is in use by another program. Stop that program, or choose another port: PORT=4001 npm start',
  )
})

it.each([
  [{ code: 'ENOTFOUND', hostname: 'nosuch.invalid' }, 'The host name nosuch.invalid does not resolve. '],
  [{ code: 'EAI_AGAIN', hostname: 'nosuch.invalid' }, 'The host name nosuch.invalid does not resolve. '],
  [
    { code: 'EADDRNOTAVAIL', address: '10.255.255.1', port: 4000 },
    'This machine does not have the address 10.255.255.1. ',
  ],
])('explains a HOST that is not this machine in one line: %o', (properties, text) => {
  const message = formatStartError(Object.assign(new Error('listen'), properties))
  expect(message).toContain(text)
  expect(message.split('\n')).toHaveLength(1)
})

it('the process prints one message on stderr and exits with 1, from any working directory', () => {
  const run = spawnSync(
    process.execPath,
    [
      '--import',
      path.join(root, 'node_modules/tsx/dist/esm/index.mjs'),
      path.join(root, 'server/app/main.ts'),
    ],
    { cwd: os.tmpdir(), env: { ...process.env, PORT: 'many' }, encoding: 'utf8' },
  )
  expect(run.status).toBe(1)
  expect(run.stdout).toBe('')
  expect(run.stderr.trim().split('\n').at(-1)).toBe('PORT is many; expected a number from 1 to 65535.')
}, 60_000)
