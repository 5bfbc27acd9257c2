import fs from 'node:fs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LogSync } from './logSync'

type End = (error: NodeJS.ErrnoException | null) => void

const running: { file: number; end: End }[] = []
const blocking = vi.fn<(file: number) => void>()
const settle = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  vi.spyOn(fs, 'fsync').mockImplementation((file, end) => void running.push({ file, end }))
  vi.spyOn(fs, 'fsyncSync').mockImplementation(blocking)
})
afterEach(() => {
  vi.restoreAllMocks()
  blocking.mockReset()
  running.length = 0
})

it('requests that arrive during a sync share the next one', async () => {
  const log = new LogSync()
  const acknowledge = vi.fn<(who: string) => void>()
  log.request(5)
  void log.done().then(() => acknowledge('first'))
  await settle()
  log.request(5)
  void log.done().then(() => acknowledge('second'))
  log.request(5)
  void log.done().then(() => acknowledge('third'))
  await settle()
  expect(running).toHaveLength(1)
  running[0]?.end(null)
  await settle()
  expect(acknowledge.mock.calls).toEqual([['first']])
  expect(running).toHaveLength(2)
  running[1]?.end(null)
  await settle()
  expect(acknowledge.mock.calls).toEqual([['first'], ['second'], ['third']])
  await log.done()
})

it('syncNow finishes running and waiting syncs', async () => {
  const log = new LogSync()
  log.request(5)
  await settle()
  log.request(6)
  log.syncNow()
  expect(blocking.mock.calls).toEqual([[6], [5]])
})

it('a file is closed when its running sync has finished', async () => {
  const log = new LogSync()
  const close = vi.fn<() => void>()
  log.request(5)
  await settle()
  log.close(5, close)
  expect(close).not.toHaveBeenCalled()
  running[0]?.end(null)
  await settle()
  expect(close).toHaveBeenCalledOnce()
})

it('a file with a waiting sync is synced before it is closed', async () => {
  const log = new LogSync()
  const order: string[] = []
  blocking.mockImplementation((file) => order.push(`sync ${file}`))
  log.request(5)
  log.close(5, () => order.push('close'))
  expect(order).toEqual(['sync 5', 'close'])
})

it('after a failed sync no write is acknowledged and no other file changes', async () => {
  const log = new LogSync()
  const error = Object.assign(new Error('EIO'), { code: 'EIO' })
  log.request(5)
  const done = log.done()
  await settle()
  running[0]?.end(error)
  await expect(done).rejects.toBe(error)
  await expect(log.done()).rejects.toBe(error)
  expect(() => log.request(5)).toThrow(error)
  expect(() => log.syncNow()).toThrow(error)
})

it('a write whose sync fails in syncNow is not acknowledged', async () => {
  const log = new LogSync()
  const error = new Error('EIO')
  blocking.mockImplementation(() => {
    throw error
  })
  log.request(5)
  const done = log.done()
  expect(() => log.syncNow()).toThrow(error)
  await expect(done).rejects.toBe(error)
  expect(running).toHaveLength(0)
})
