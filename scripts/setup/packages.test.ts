import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

let project = ''
beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'portico-setup-'))
  mkdirSync(path.join(project, 'node_modules'))
  cpSync(path.join(root, 'scripts/setup'), path.join(project, 'scripts/setup'), { recursive: true })
  writeFileSync(path.join(project, 'package-lock.json'), '{}')
})
afterEach(() => rmSync(project, { recursive: true, force: true }))

/** Runs ensurePackages in the test project; `before` runs first. */
function ensure(before = '', env: Record<string, string> = {}) {
  const script = `${before};(await import('./scripts/setup/packages.mjs')).ensurePackages()`
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: project,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
}

test('an old Node version gets one clear message', () => {
  const { status, stderr } = ensure(`Object.defineProperty(process.versions, 'node', { value: '18.20.8' })`)
  expect(stderr.trim()).toBe(
    'Portico needs Node 20.19 or newer; this is 18.20.8. Install it from nodejs.org.',
  )
  expect(status).toBe(1)
})

test('the scripts that print it run on old Node versions', () => {
  for (const file of [
    'start.mjs',
    'test.mjs',
    'setup/packages.mjs',
    'setup/oneAtATime.mjs',
    'setup/build.mjs',
    'test/failures.mjs',
  ]) {
    expect(readFileSync(path.join(root, 'scripts', file), 'utf8')).not.toContain('import.meta.dirname')
  }
})

test.skipIf(process.platform === 'win32')('installs development packages with NODE_ENV=production', () => {
  writeFileSync(path.join(project, 'npm'), '#!/bin/sh\necho "$@" > arguments\n')
  chmodSync(path.join(project, 'npm'), 0o755)
  const { status } = ensure('', { NODE_ENV: 'production', PATH: `${project}:${process.env['PATH']}` })
  expect(readFileSync(path.join(project, 'arguments'), 'utf8')).toMatch(/^ci .*--include=dev/)
  expect(status).toBe(0)
})
