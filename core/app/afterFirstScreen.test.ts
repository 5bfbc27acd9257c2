import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadOnce } from '../plugin/load'
import { afterFirstScreen } from './afterFirstScreen'

const idle = () => new Promise((resolve) => setTimeout(resolve, 50))

function slowPart() {
  let finish = () => {}
  const promise = new Promise<{ default: string }>((resolve) => (finish = () => resolve({ default: '' })))
  return { load: () => promise, finish: () => finish() }
}

beforeEach(() => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
})

afterEach(() => {
  vi.useRealTimers()
})

test('runs once the part of the first screen and the parts that it asks for have loaded', async () => {
  const list = slowPart()
  const entity = slowPart()
  void loadOnce(list.load).then(() => loadOnce(entity.load))
  const run = vi.fn<() => void>()
  afterFirstScreen(run)
  await idle()
  list.finish()
  await idle()
  expect(run).not.toHaveBeenCalled()
  entity.finish()
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce())
})

test('runs when a part fails', async () => {
  loadOnce(() => Promise.reject(new Error('offline'))).catch(() => undefined)
  const run = vi.fn<() => void>()
  afterFirstScreen(run)
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce())
})

test('runs after some time while a part still loads', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback))
  const part = slowPart()
  void loadOnce(part.load)
  const run = vi.fn<() => void>()
  afterFirstScreen(run)
  await vi.advanceTimersByTimeAsync(4900)
  expect(run).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(run).toHaveBeenCalledOnce()
  part.finish()
})

test('does not run after it was cancelled', async () => {
  const part = slowPart()
  void loadOnce(part.load)
  const run = vi.fn<() => void>()
  const cancel = afterFirstScreen(run)
  await idle()
  cancel()
  part.finish()
  await idle()
  expect(run).not.toHaveBeenCalled()
})
