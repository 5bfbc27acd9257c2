import { vi } from 'vitest'
import { renderApp } from '../../core/app/testApp'
import { everyCapability } from '../../core/plugin/capability/everyCapability'
import { collect } from '../../core/plugin/host'
import { awaitedParts } from '../../core/plugin/load'
import { pathTo } from '../../core/routing/href'
import { tableOf } from '../../core/routing/table'
import { openSession, storeToken } from '../../core/session/session'
import { closePortal } from '../../kits/booking/testing/testPortal'
import sections from '../../plugins/admin/sections'
import { kits } from '../../src/kits'
import { plugins } from '../../src/plugins'
import { callOfBackEnd } from './fakeBackEnd'
import { operations } from './samples'
import type { Round } from './screenFaults'

const features = new Set([
  ...everyCapability,
  ...plugins.flatMap((plugin) => plugin.features ?? []),
  ...sections.flatMap(({ requires, optionalFeatures = [] }) => [
    ...(requires.features ?? []),
    ...optionalFeatures,
  ]),
  'videoAdvices',
  'family',
])
const listed = Object.fromEntries(plugins.map(({ id }) => [id, {}]))
const { host } = collect(plugins, listed, features, { kits })
const table = tableOf(host.routes)

/** A screen: who opens it, and where. */
interface Screen {
  id: string
  role: 'patient' | 'doctor' | 'administrator'
  address: string
}

const claims = {
  patient: [],
  doctor: ['Doctor'],
  administrator: [...new Set(sections.map(({ requires }) => requires.role)), 'records'],
}

/** Every route with a number for each parameter, and every page of the administration, which are no routes of their own. */
export const screens: readonly Screen[] = [
  ...host.routes
    .filter(({ id }) => id !== 'admin')
    .map(({ id, path }) => {
      const names = [...path.matchAll(/:(\w+)(?!\w|\?)/g)].map(([, name = '']) => name)
      const params = Object.fromEntries(names.map((name) => [name, '1']))
      const address = pathTo(table, id, { params }) ?? '/'
      return {
        id,
        role: address.startsWith('/doctor/') ? ('doctor' as const) : ('patient' as const),
        address,
      }
    }),
  ...sections.flatMap((section) =>
    addressesOf(section).map((address) => ({
      id: section.id,
      role: 'administrator' as const,
      address: `/admin/${address.replaceAll(/\{\w+\}/g, '1')}`,
    })),
  ),
]

function addressesOf({ path, forms, pages = [] }: (typeof sections)[0]): string[] {
  const ofForms = forms ? [`${forms.edit}/1`, forms.create ?? [], forms.import ?? []].flat() : []
  return [...new Set([path, ...ofForms, ...pages.map((page) => page.path)])]
}

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }

/** A screen is quiet when nothing has been asked for so long. */
const QUIET_MS = 30
/** What still waits after so long waits for ever: the answers are here at once. */
const PATIENCE_MS = 20_000

/** Whether the page has a placeholder for something, or no heading yet. */
const waits = () => {
  const main = document.querySelector('main') ?? document.body
  return main.querySelector('[aria-busy=true], .skeleton') !== null || document.querySelector('h1') === null
}

/** What happened on a screen. */
interface Opened {
  /** What threw. */
  faults: readonly string[]
  /** Whether something still waits for an answer. */
  isWaiting: boolean
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

/** Opens a screen with the answers of a round, and waits until it is quiet. */
export async function openScreen({ role, address }: Screen, round: Round): Promise<Opened> {
  const faults: string[] = []
  const stop = watchFaults(faults)
  openSession('t')
  storeToken(`h.${btoa(JSON.stringify({ sub: 'u1', role: claims[role] }))}.s`)
  location.hash = `#${address}`
  let last = performance.now()
  const answer = ({ operation }: { operation: string }) => {
    last = performance.now()
    return round(operation)
  }
  await renderApp(host, callOfBackEnd({ operations: Object.keys(operations), answer }))
  const end = performance.now() + PATIENCE_MS
  const isBusy = () => performance.now() - last < QUIET_MS || awaitedParts() !== undefined || waits()
  // Inside `act` nothing would be rendered before its end.
  environment.IS_REACT_ACT_ENVIRONMENT = false
  do await new Promise((resolve) => setTimeout(resolve, 5))
  while (isBusy() && performance.now() < end)
  environment.IS_REACT_ACT_ENVIRONMENT = true
  const isWaiting = waits()
  stop()
  closePortal()
  return { faults, isWaiting }
}
