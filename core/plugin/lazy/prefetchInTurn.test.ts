// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

let requests = 0
beforeEach(() => {
  vi.resetModules()
  requests = 40
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(
    () => Array.from({ length: requests }) as never,
  )
  location.hash = '#/home'
})

const screenOf = (count: number) =>
  vi.fn<() => Promise<void>>(async () => {
    requests += count
  })
const open = async () => (await import('./prefetchInTurn')).prefetchInTurn

it('screens load one after the other, until one of them has made a request', async () => {
  const prefetchInTurn = await open()
  const screens = [screenOf(0), screenOf(3), screenOf(3)]
  screens.forEach((screen) => prefetchInTurn(screen))
  await vi.waitFor(() => expect(screens[1]).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve))
  expect(screens.map((screen) => screen.mock.calls.length)).toEqual([1, 1, 0])
})

it('requests of others do not end the turn', async () => {
  const prefetchInTurn = await open()
  prefetchInTurn(() => undefined)
  await new Promise((resolve) => setTimeout(resolve))
  requests += 5
  const next = screenOf(3)
  prefetchInTurn(next)
  await vi.waitFor(() => expect(next).toHaveBeenCalled())
})

it('the next page may load another', async () => {
  const prefetchInTurn = await open()
  const [first, second] = [screenOf(12), screenOf(1)]
  prefetchInTurn(first)
  await vi.waitFor(() => expect(first).toHaveBeenCalled())
  location.hash = '#/appointments'
  prefetchInTurn(second)
  await vi.waitFor(() => expect(second).toHaveBeenCalled())
})

it('one that fails does not end the turn of the others', async () => {
  const prefetchInTurn = await open()
  const next = screenOf(1)
  prefetchInTurn(() => Promise.reject(new Error('offline')))
  prefetchInTurn(next)
  await vi.waitFor(() => expect(next).toHaveBeenCalled())
})
