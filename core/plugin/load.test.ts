import { expect, test, vi } from 'vitest'
import { awaitedParts, forgetFailed, loadOnce, prefetch } from './load'

const part = { default: 'part' }
const loading = () => vi.fn<() => Promise<typeof part>>(() => Promise.resolve(part))
const broken = () => {
  throw new Error('broken')
}

test('a part is imported once', async () => {
  const load = loading()
  void prefetch(load)
  expect(await loadOnce(load)).toBe('part')
  expect(loadOnce(load)).toBe(loadOnce(load))
  expect(load).toHaveBeenCalledTimes(1)
})

test('a failed part is imported again only after forgetFailed', async () => {
  const load = loading().mockRejectedValueOnce(new Error('gone'))
  await expect(loadOnce(load)).rejects.toThrow('gone')
  await expect(loadOnce(load)).rejects.toThrow('gone')
  expect(load).toHaveBeenCalledTimes(1)
  forgetFailed()
  expect(await loadOnce(load)).toBe('part')
})

test('a part is imported again after a failed prefetch', async () => {
  const load = loading().mockRejectedValueOnce(new Error('offline'))
  void prefetch(load)
  await vi.waitFor(async () => expect(await loadOnce(load)).toBe('part'))
})

test('a loader that throws synchronously rejects', async () => {
  expect(() => prefetch(broken)).not.toThrow()
  await expect(loadOnce(broken)).rejects.toThrow('broken')
})

test('awaitedParts resolves when the loading parts have loaded or failed, except prefetched ones', async () => {
  void prefetch(() => new Promise(() => {}))
  expect(awaitedParts()).toBeUndefined()
  const failing = loadOnce(loading().mockRejectedValueOnce(new Error('offline')))
  const parts = awaitedParts()
  expect(parts).toBeDefined()
  await expect(failing).rejects.toThrow('offline')
  await parts
  expect(awaitedParts()).toBeUndefined()
})
