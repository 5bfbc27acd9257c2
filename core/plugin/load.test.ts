import { expect, test, vi } from 'vitest'
import { forgetFailed, loadOnce, prefetch } from './load'

const part = { default: 'part' }
const loading = () => vi.fn<() => Promise<typeof part>>(() => Promise.resolve(part))
const broken = () => {
  throw new Error('at once')
}

test('a part is imported once', async () => {
  const load = loading()
  prefetch(load)
  expect(await loadOnce(load)).toBe('part')
  expect(loadOnce(load)).toBe(loadOnce(load))
  expect(load).toHaveBeenCalledTimes(1)
})

test('a failure stays until it is forgotten; then it is imported again', async () => {
  const load = loading().mockRejectedValueOnce(new Error('gone'))
  await expect(loadOnce(load)).rejects.toThrow('gone')
  await expect(loadOnce(load)).rejects.toThrow('gone')
  expect(load).toHaveBeenCalledTimes(1)
  forgetFailed()
  expect(await loadOnce(load)).toBe('part')
})

test('a failed prefetch does not spoil the real opening', async () => {
  const load = loading().mockRejectedValueOnce(new Error('offline'))
  prefetch(load)
  await vi.waitFor(async () => expect(await loadOnce(load)).toBe('part'))
})

test('an import that throws at once is a failure like any other', async () => {
  expect(() => prefetch(broken)).not.toThrow()
  await expect(loadOnce(broken)).rejects.toThrow('at once')
})
