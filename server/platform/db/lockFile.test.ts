import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DbError } from './database'
import { acquireLock } from './lockFile'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portico-lock-'))
  file = path.join(folder, 'db.lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('contains the process id until it is released', () => {
  const release = acquireLock(file)
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid))
  release()
  expect(existsSync(file)).toBe(false)
})

it('throws while another process has the lock, and names that process', () => {
  writeFileSync(file, String(process.ppid))
  expect(() => acquireLock(file)).toThrow(DbError)
  expect(() => acquireLock(file)).toThrow(`process ${process.ppid}`)
  expect(readFileSync(file, 'utf8')).toBe(String(process.ppid))
})

it.each([
  ['of a dead process', '4194304'],
  ['of an earlier process with our id', String(process.pid)],
  ['without a process id', ''],
])('takes over a lock %s', (_, content) => {
  writeFileSync(file, content)
  acquireLock(file)
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid))
})
