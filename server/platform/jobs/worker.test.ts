// @vitest-environment node
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Duty } from './duties'
import { startWorker } from './worker'

let http: FastifyInstance
beforeEach(() => {
  http = Fastify()
})
afterEach(() => http.close())

/** Starts work of a duty. Returns how many rounds it has had. */
function work(duty?: Duty): () => number {
  let rounds = 0
  startWorker(http, {
    ...(duty && { duty }),
    intervalMs: 1,
    run: async () => void (rounds += 1),
    report: (error) => {
      throw error
    },
  })
  return () => rounds
}

it.each<[readonly Duty[] | undefined, boolean[]]>([
  [['web'], [true, false, false]],
  [
    ['hub', 'worker'],
    [false, true, true],
  ],
  [undefined, [true, true, true]],
])('a process with the duties %o does the work of these alone', async (own, expected) => {
  if (own) http.decorate<readonly Duty[]>('duties', own)
  const rounds = [work('web'), work('hub'), work()]
  await http.listen()
  await vi.waitFor(() =>
    expect(rounds.filter((_, place) => expected[place]).every((count) => count() > 5)).toBe(true),
  )
  expect(rounds.map((count) => count() > 0)).toEqual(expected)
})

it('a failed round is reported, and the next one begins', async () => {
  const report = vi.fn<(error: unknown) => void>()
  startWorker(http, { intervalMs: 1, run: () => Promise.reject(new Error('x')), report })
  await http.listen()
  await vi.waitFor(() => expect(report.mock.calls.length).toBeGreaterThan(2))
})
