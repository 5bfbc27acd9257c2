import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSendOnce } from './useSendOnce'

it('BOOK-091 the same request keeps its key until it succeeds; another request has another key', async () => {
  const keys: string[] = []
  const { result } = renderHook(() => useSendOnce())
  const lost = (key: string) => {
    keys.push(key)
    return Promise.reject(new Error('lost'))
  }
  const arrived = (key: string) => Promise.resolve(keys.push(key))
  await expect(result.current({ name: 'Mara' }, lost)).rejects.toThrow('lost')
  await expect(result.current({ name: 'Nora' }, lost)).rejects.toThrow('lost')
  await result.current({ name: 'Mara' }, arrived)
  await result.current({ name: 'Mara' }, arrived)
  const [first, other, retry, next] = keys
  expect(retry).toBe(first)
  expect(new Set([first, other, next]).size).toBe(3)
})
