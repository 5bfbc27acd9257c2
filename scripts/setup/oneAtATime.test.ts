import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const setup = path.resolve(import.meta.dirname)
/** No process has it: it is above the highest id of any system. */
const noProcess = '4194305'

let folder = ''
let lock = ''
let children: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portico-lock-'))
  lock = path.join(folder, 'build.lock')
})
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  children = []
  rmSync(folder, { recursive: true, force: true })
})

/** Starts a process in the test's folder. */
function run(script: string, cwd = folder): ChildProcess {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd, stdio: 'pipe' })
  children.push(child)
  return child
}

/** Starts a process that adds `start` to a log, does `work`, and adds `end`, one at a time. */
const work = (body = 'await pause(100)') =>
  run(`
    import { appendFileSync } from 'node:fs'
    import { setTimeout as pause } from 'node:timers/promises'
    import { oneAtATime } from ${JSON.stringify(path.join(setup, 'oneAtATime.mjs'))}
    await oneAtATime('build.lock', 'waiting', async (nameChild) => {
      appendFileSync('log', 'start ')
      ${body}
      appendFileSync('log', 'end ')
    })`)

const readLog = () => {
  const file = path.join(folder, 'log')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ') : []
}

/** Waits for a process and returns its exit code. */
const endOf = async (child: ChildProcess): Promise<number | null> => {
  const [status] = (await once(child, 'close')) as [number | null]
  return status
}

it('of several processes one works at a time, and nothing is left', async () => {
  const ends = Array.from({ length: 4 }, () => endOf(work()))
  expect(await Promise.all(ends)).toEqual([0, 0, 0, 0])
  expect(readLog()).toEqual(Array.from({ length: 4 }, () => ['start', 'end']).flat())
  expect(readdirSync(folder)).toEqual(['log'])
})

it('of several processes that find an abandoned lock one works at a time', async () => {
  writeFileSync(lock, noProcess)
  const ends = Array.from({ length: 3 }, () => endOf(work()))
  expect(await Promise.all(ends)).toEqual([0, 0, 0])
  expect(readLog()).toEqual(Array.from({ length: 3 }, () => ['start', 'end']).flat())
})

it('a process that is killed blocks nobody', async () => {
  const killed = work('await pause(60_000)')
  await vi.waitFor(() => expect(readLog()).toEqual(['start']))
  killed.kill('SIGKILL')
  await endOf(killed)
  expect(existsSync(lock)).toBe(true)
  expect(await endOf(work())).toBe(0)
  expect(readLog()).toEqual(['start', 'start', 'end'])
})

it('a child that works on after its parent was killed has the lock until it ends', async () => {
  const child = run('setInterval(() => {}, 1000)')
  const parent = work(`nameChild(${child.pid}); await pause(60_000)`)
  await vi.waitFor(() => expect(readFileSync(lock, 'utf8')).toBe(String(child.pid)))
  parent.kill('SIGKILL')
  await endOf(parent)
  const next = work()
  const [line] = (await once(next.stdout!, 'data')) as [Buffer]
  expect(line.toString().trim()).toBe('waiting')
  expect(readLog()).toEqual(['start'])
  child.kill('SIGKILL')
  expect(await endOf(next)).toBe(0)
})

it.each([
  ['of a process that has ended', noProcess, 0],
  ['of another program that has the id of the process by now', String(process.pid), 31 * 60],
  ['without a process id, as a full disk leaves it', '', 10],
])('a lock %s is taken over', async (_, content, seconds) => {
  writeFileSync(lock, content)
  const written = Date.now() / 1000 - seconds
  utimesSync(lock, written, written)
  expect(await endOf(work())).toBe(0)
})

it('a failure is the caller’s, and releases the lock', async () => {
  expect(await endOf(work(`throw new Error('no space')`))).toBe(1)
  expect(existsSync(lock)).toBe(false)
})

it('two servers that start in one tree at the same time build the portal once', async () => {
  cpSync(setup, path.join(folder, 'scripts/setup'), { recursive: true })
  const bin = path.join(folder, 'node_modules/vite/bin')
  mkdirSync(bin, { recursive: true })
  writeFileSync(
    path.join(bin, 'vite.js'),
    `const fs = require('node:fs')
    fs.appendFileSync('log', 'build ')
    setTimeout(() => fs.mkdirSync('dist', { recursive: true }), 500)`,
  )
  writeFileSync(path.join(folder, 'index.html'), '<h1>Portico</h1>')
  const start = `(await import('./scripts/setup/build.mjs')).ensureBuild()`
  expect(await Promise.all([endOf(run(start)), endOf(run(start))])).toEqual([0, 0])
  expect(readLog()).toEqual(['build'])
  writeFileSync(path.join(folder, 'index.html'), '<h1>Hospital</h1>')
  spawnSync(process.execPath, ['--input-type=module', '-e', start], { cwd: folder })
  expect(readLog()).toEqual(['build', 'build'])
})
