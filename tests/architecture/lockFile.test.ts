// @vitest-environment node
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { addIntegrity, completeLock, isInstalled } from '../../scripts/setup/lock.mjs'

const lock = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../package-lock.json'), 'utf8'),
) as Parameters<typeof completeLock>[0]

it('every package of the lock file has a hash, those of other platforms included', () => {
  const without = Object.entries(lock.packages).filter(
    ([place, entry]) => isInstalled(place) && !entry.link && !entry.integrity,
  )
  expect(
    without.map(([place]) => place),
    'run `npm run lock`',
  ).toEqual([])
  expect(Object.keys(completeLock(lock).packages), 'run `npm run lock`').toEqual(Object.keys(lock.packages))
})

it('a package without a hash gets the one that is published for its name and version', () => {
  const packages = {
    '': {},
    'node_modules/kept': { version: '1.0.0', integrity: 'sha512-kept' },
    'node_modules/a/node_modules/@b/c-win32-x64': { version: '2.0.0' },
  }
  const done = addIntegrity({ packages }, (spec) => `hash of ${spec}`)
  expect(done.packages['node_modules/kept']?.integrity).toBe('sha512-kept')
  expect(done.packages['node_modules/a/node_modules/@b/c-win32-x64']?.integrity).toBe(
    'hash of @b/c-win32-x64@2.0.0',
  )
})
