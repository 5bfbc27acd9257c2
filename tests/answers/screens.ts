import { vi } from 'vitest'
import { renderApp } from '../../core/app/testApp'
import { everyCapability } from '../../core/plugin/capability/everyCapability'
import { collect } from '../../core/plugin/host'
import type { RouteContribution } from '../../core/plugin/points'
import { awaitedParts } from '../../core/plugin/load'
import { openSession, storeToken } from '../../core/session/session'
import { closePortal } from '../../kits/booking/testing/testPortal'
import sections from '../../plugins/admin/sections'
import { kits } from '../../src/kits'
import { plugins } from '../../src/plugins'
import type { Screen } from '../support/portalScreens'
import { callOfBackEnd, type Respond } from './fakeBackEnd'

/** Every feature. */
export const features = [
  ...plugins.flatMap((plugin) => plugin.features ?? []),
  ...plugins.flatMap(({ routes }) =>
    Array.isArray(routes)
      ? (routes as RouteContribution[]).flatMap(({ requires }) => requires?.features ?? [])
      : [],
  ),
  ...sections.flatMap(({ requires, optionalFeatures = [] }) => [
    ...(requires.features ?? []),
    ...optionalFeatures,
  ]),
  'videoAdvices',
  'family',
  'medicalExam',
  'register',
  'universalAssistance',
  'eSaludPlus',
]
/** Leads away from the board of video visits, for tenants that have appointments only. */
const REPLACES_THE_BOARD = 'callEntry'

const listed = Object.fromEntries(
  plugins.filter(({ id }) => id !== REPLACES_THE_BOARD).map(({ id }) => [id, {}]),
)
/** A portal with every plugin, and every feature or those of `on`, at a back end with every capability or with none. */
export const portalOf = (offersAll: boolean, on: readonly string[] = features) => ({
  ...collect(plugins, listed, new Set([...on, ...(offersAll ? everyCapability : [])]), { kits }),
  offersAll,
})

type Portal = ReturnType<typeof portalOf>

const claims = {
  patient: [],
  doctor: ['Doctor'],
  administrator: [...new Set(sections.map(({ requires }) => requires.role)), 'records'],
}

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }

/** A screen is quiet when nothing has been asked for in so many turns: on a busy machine milliseconds pass without one. */
const QUIET_TURNS = 6
/** What still waits after so long waits for ever: the answers are here at once. */
const PATIENCE_MS = 20_000

/** jsdom has no layout: charts keep their first size, and nothing scrolls into view. */
class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** jsdom makes no calls: pages of calls would say so, and show nothing else. */
function standInForCalls(): void {
  const ignore = () => {}
  vi.stubGlobal(
    'RTCPeerConnection',
    class {
      close = ignore
    },
  )
  const mediaDevices = {
    getUserMedia: () => Promise.reject(new DOMException('', 'NotFoundError')),
    enumerateDevices: async () => [],
    addEventListener: ignore,
    removeEventListener: ignore,
  }
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true })
}

/** Whether the page has a placeholder for something, or no heading with words yet. */
const waits = () => {
  const main = document.querySelector('main') ?? document.body
  return (
    main.querySelector('[aria-busy=true], .skeleton') !== null ||
    !document.querySelector('h1')?.textContent.trim()
  )
}

/** Something that somebody does on a page. */
export type Step = () => void | Promise<void>

/** What happened on a screen. */
interface Opened {
  /** What threw. */
  faults: readonly string[]
  /** Whether something still waits for an answer. */
  isWaiting: boolean
  /** The address that the portal shows at the end, without the doctor's part and the query. */
  at: string
  /** What the page shows. */
  text: string
  /** The same in pieces, as the page has them. */
  lines: readonly string[]
}

/** Collects what throws. Returns a function that stops. */
function watchFaults(faults: string[]): () => void {
  const onError = (event: ErrorEvent) => void faults.push(String(event.error))
  const onRejection = (cause: unknown) => void faults.push(`unhandled ${String(cause)}`)
  vi.spyOn(console, 'warn').mockImplementation((what: unknown) => void faults.push(String(what)))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  addEventListener('error', onError)
  process.on('unhandledRejection', onRejection)
  return () => {
    removeEventListener('error', onError)
    process.off('unhandledRejection', onRejection)
  }
}

/** What is different when a screen is opened. */
interface Opening {
  /** The id of who opens it; null for somebody who is not signed in. */
  person?: string | null
  /** What somebody does on it, one after another. Each begins when the page is quiet. */
  steps?: readonly Step[]
}

/** Opens a screen at a back end, and waits until it is quiet. */
export async function openScreen(
  { host, offersAll }: Portal,
  { role, address }: Pick<Screen, 'role' | 'address'>,
  respond: Respond,
  { person = 'u1', steps = [] }: Opening = {},
): Promise<Opened> {
  vi.stubGlobal('ResizeObserver', NoObserver)
  vi.stubGlobal('IntersectionObserver', NoObserver)
  Element.prototype.scrollTo = () => {}
  standInForCalls()
  const faults: string[] = []
  const stop = watchFaults(faults)
  openSession('t')
  storeToken(person && `h.${btoa(JSON.stringify({ sub: person, role: claims[role] }))}.s`)
  location.hash = `#${address}`
  let quietTurns = 0
  const watched: Respond = (request) => {
    quietTurns = 0
    return respond(request)
  }
  await renderApp(host, callOfBackEnd(watched, offersAll))
  // Inside `act` nothing would be rendered before its end.
  environment.IS_REACT_ACT_ENVIRONMENT = false
  const settle = () => {
    quietTurns = 0
    return waitUntil(() => {
      quietTurns = isBusy() ? 0 : quietTurns + 1
      return quietTurns > QUIET_TURNS
    })
  }
  await settle()
  for (const step of steps) {
    await step()
    await settle()
  }
  environment.IS_REACT_ACT_ENVIRONMENT = true
  const opened = { faults, isWaiting: waits(), at: addressOfPage(), ...textsOfPage() }
  stop()
  closePortal()
  return opened
}

function textsOfPage() {
  const pieces = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const lines: string[] = []
  while (pieces.nextNode()) lines.push(pieces.currentNode.textContent ?? '')
  return { text: lines.join(''), lines }
}

const isBusy = () => awaitedParts() !== undefined || waits()

async function waitUntil(isQuiet: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  do await new Promise((resolve) => setTimeout(resolve, 5))
  while (!isQuiet() && performance.now() < end)
}

/** The doctor's part of an address, which the portal adds where the person has a doctor. */
export const doctorPart = 'doctora-soler'
/** The same in the data of `tests/specification`. */
const doctorPartOfWorld = 'marta-ibarra'

const doctorParts = new RegExp(`^/(${doctorPart}|${doctorPartOfWorld})(?=/)`)
const addressOfPage = () => (location.hash.slice(1).split(/[?#]/)[0] ?? '').replace(doctorParts, '')
