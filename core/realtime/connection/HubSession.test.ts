import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HubError } from '../hub'
import type { HubStatus } from '../hubState'
import { HubSession, type HubLink } from './HubSession'

interface FakeLink extends HubLink {
  calls: string[]
  lose: () => void
  isStopped: boolean
}

let links: FakeLink[]
let statuses: HubStatus[]
/** Whether the server takes new connections. */
let isUp: boolean
/** Whether an open connection answers. */
let answers: boolean
let refuses: string[]
let token: string | null
let session: HubSession

beforeEach(() => {
  vi.useFakeTimers()
  links = []
  statuses = []
  isUp = true
  answers = true
  refuses = []
  token = 'first'
  session = new HubSession({
    token: () => token,
    onStatus: (status) => void statuses.push(status),
    open: async (onLost) => {
      if (!isUp) throw new Error('refused')
      const link: FakeLink = {
        calls: [],
        isStopped: false,
        lose: onLost,
        stop: () => void (link.isStopped = true),
        call: async (name, ...args) => {
          link.calls.push([name, ...args].join(' '))
          if (!answers) return new Promise(() => {})
          if (refuses.includes(args.join(' '))) throw new HubError('FORBIDDEN')
          return true
        },
      }
      links.push(link)
      return link
    },
  })
})
afterEach(() => {
  session.stop()
  vi.useRealTimers()
})

const state = () => statuses.at(-1)?.state
const settle = () => vi.advanceTimersByTimeAsync(0)
const lose = async () => {
  links.at(-1)?.lose()
  await settle()
}

it('CALL-026 C-072 tries again after 5, 10, 30 and 60 seconds and then every 60', async () => {
  session.start(['ana'])
  await settle()
  isUp = false
  await lose()
  const waits: number[] = []
  for (let n = 0; n < 6; n++) {
    const { retryAt } = statuses.at(-1) ?? { retryAt: null }
    waits.push((retryAt ?? 0) - Date.now())
    await vi.advanceTimersByTimeAsync(waits.at(-1) ?? 0)
  }
  expect(waits).toEqual([5000, 10_000, 30_000, 60_000, 60_000, 60_000])
})

it('CALL-025 is disconnected, connected, reconnecting and connected again, and then starts again with 5 seconds', async () => {
  session.start(['ana'])
  await settle()
  await lose()
  expect(statuses.map((status) => status.state)).toEqual(['disconnected', 'connected', 'reconnecting'])
  await vi.advanceTimersByTimeAsync(5000)
  expect(state()).toBe('connected')
  await lose()
  expect((statuses.at(-1)?.retryAt ?? 0) - Date.now()).toBe(5000)
  session.stop()
  expect(state()).toBe('disconnected')
})

it('CALL-048 registers the user and whom they act for after each connect', async () => {
  session.start(['ana', 'leo'])
  await settle()
  await lose()
  await vi.advanceTimersByTimeAsync(5000)
  expect(links.map(({ calls }) => calls)).toEqual([
    ['registerUser ana', 'registerUser leo'],
    ['registerUser ana', 'registerUser leo'],
  ])
})

it('a person whom the user may not act for any more does not keep the connection from opening', async () => {
  refuses = ['leo']
  session.start(['ana', 'leo'])
  await settle()
  expect(state()).toBe('connected')
})

it('CALL-052 unregisters on a change of person and on stop', async () => {
  session.start(['ana', 'leo'])
  await settle()
  const [link] = links
  session.setPeople(['ana', 'eva'])
  expect(link?.calls.slice(2)).toEqual(['unregister leo', 'registerUser eva'])
  session.stop()
  expect(link?.calls.slice(4)).toEqual(['unregister ana', 'unregister eva'])
  expect(link?.isStopped).toBe(true)
})

it('tries at once when asked to, and forgets the waiting attempt', async () => {
  session.start(['ana'])
  await settle()
  await lose()
  session.retry()
  await settle()
  expect(state()).toBe('connected')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(links).toHaveLength(2)
})

it('C-072 tries again after five seconds when the browser came online for a moment, however often that happened', async () => {
  isUp = false
  session.start(['ana'])
  for (let n = 0; n < 10; n += 1) {
    session.retry()
    await settle()
  }
  isUp = true
  await vi.advanceTimersByTimeAsync(4999)
  expect(state()).toBe('reconnecting')
  await vi.advanceTimersByTimeAsync(1)
  expect(state()).toBe('connected')
})

it('replaces a connection that is open but does not answer any more, as after a sleep', async () => {
  session.start(['ana'])
  await settle()
  answers = false
  session.retry()
  await vi.advanceTimersByTimeAsync(4999)
  expect(links).toHaveLength(1)
  answers = true
  await vi.advanceTimersByTimeAsync(1)
  expect(links).toHaveLength(2)
  expect(links[0]?.isStopped).toBe(true)
  expect(state()).toBe('connected')
})

it('hands a renewed token over, and opens a lost connection at once with it', async () => {
  session.start(['ana'])
  await settle()
  token = 'second'
  session.renewed()
  session.renewed()
  expect(links[0]?.calls.slice(1)).toEqual(['renewToken second'])
  isUp = false
  await lose()
  await vi.advanceTimersByTimeAsync(1000)
  isUp = true
  token = 'third'
  session.renewed()
  await settle()
  expect(state()).toBe('connected')
})

it('connects at once when the hub closed the connection because the token had expired', async () => {
  refuses = ['second']
  session.start(['ana'])
  await settle()
  token = 'second'
  session.renewed()
  await settle()
  await lose()
  expect(links).toHaveLength(2)
  expect(state()).toBe('connected')
})

it('rejects calls without a connection', async () => {
  isUp = false
  session.start(['ana'])
  await settle()
  await expect(session.call('sendMessage')).rejects.toThrow('DISCONNECTED')
})

it('opens nothing any more after stop, also while an attempt is running', async () => {
  session.start(['ana'])
  session.stop()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(links.every(({ isStopped }) => isStopped)).toBe(true)
  expect(state()).toBe('disconnected')
})

it('does not ask a hub again whose connection ends with the session, until there is a new one', async () => {
  session.start(['p1'])
  await settle()
  token = null
  await lose()
  session.retry()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(links).toHaveLength(1)
  expect(state()).toBe('disconnected')
  token = 'second'
  session.renewed()
  await settle()
  expect(links).toHaveLength(2)
  expect(state()).toBe('connected')
})
