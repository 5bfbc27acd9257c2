import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

let house = ''
beforeEach(() => {
  house = mkdtempSync(path.join(os.tmpdir(), 'portico-setup-'))
  mkdirSync(path.join(house, 'node_modules'))
  cpSync(path.join(root, 'scripts/setup'), path.join(house, 'scripts/setup'), { recursive: true })
  writeFileSync(path.join(house, 'package-lock.json'), '{}')
})
afterEach(() => rmSync(house, { recursive: true, force: true }))

/** Installs the packages of the house; `before` runs first. */
function ensure(before = '', env: Record<string, string> = {}) {
  const script = `${before};(await import('./scripts/setup/packages.mjs')).ensurePackages()`
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: house,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
}

test('a Node that is too old is told in a sentence', () => {
  const { status, stderr } = ensure(`Object.defineProperty(process.versions, 'node', { value: '18.20.8' })`)
  expect(stderr.trim()).toBe(
    'Portico needs Node 20.19 or newer; this is 18.20.8. Install it from nodejs.org.',
  )
  expect(status).toBe(1)
})

test('what says so runs on that Node', () => {
  for (const file of [
    'start.mjs',
    'test.mjs',
    'setup/packages.mjs',
    'setup/build.mjs',
    'test/failures.mjs',
  ]) {
    expect(readFileSync(path.join(root, 'scripts', file), 'utf8')).not.toContain('import.meta.dirname')
  }
})

test.skipIf(process.platform === 'win32')('a machine of production gets the tools of the build too', () => {
  writeFileSync(path.join(house, 'npm'), '#!/bin/sh\necho "$@" > said\n')
  chmodSync(path.join(house, 'npm'), 0o755)
  const { status } = ensure('', { NODE_ENV: 'production', PATH: `${house}:${process.env['PATH']}` })
  expect(readFileSync(path.join(house, 'said'), 'utf8')).toMatch(/^ci .*--include=dev/)
  expect(status).toBe(0)
})
