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

it('one sync serves everybody who asks while another runs', async () => {
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

it('syncNow syncs what runs and what waits', async () => {
  const log = new LogSync()
  log.request(5)
  await settle()
  log.request(6)
  log.syncNow()
  expect(blocking.mock.calls).toEqual([[6], [5]])
})

it('a file is closed only after the sync that runs for it', async () => {
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

it('a file whose sync waits is synced before it is closed', async () => {
  const log = new LogSync()
  const order: string[] = []
  blocking.mockImplementation((file) => order.push(`sync ${file}`))
  log.request(5)
  log.close(5, () => order.push('close'))
  expect(order).toEqual(['sync 5', 'close'])
})

it('after a failed sync nothing is acknowledged any more', async () => {
  const log = new LogSync()
  const error = Object.assign(new Error('EIO'), { code: 'EIO' })
  log.request(5)
  const done = log.done()
  await settle()
  running[0]?.end(error)
  await expect(done).rejects.toBe(error)
  await expect(log.done()).rejects.toBe(error)
  expect(() => log.request(5)).toThrow(error)
})
