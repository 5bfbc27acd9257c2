import { satisfies } from 'compare-versions'
import type { Tenant } from '@schemas/generated/tenant'
import { onFault, reportFault } from '../../plugin/fault'
import type { Host } from '../../plugin/host'
import type { AddressPlugin } from './addressPlugin'
import { limitFace } from './limits/limitFace'
import { limitPlugin } from './limits/limitPlugin'
import { createLimits, isRefusal } from './limits/limits'
import { loadModule } from './loadModule'
import { isOwnFault, problems, PluginProblem, toProblem, type Problem, type ProblemKind } from './problem'
import { beginRun, endRun, type QuarantineKey } from './quarantine'
import { register, type Arrived } from './register'
import { startPlugin, type Face, type StartedPlugin } from './startPlugin'
import { addProblem, changeStatus, setStatuses } from './statuses'

/** What the start of these plugins depends on. */
export interface RunSettings {
  tenant: Pick<Tenant, 'id' | 'addressPlugins' | 'pluginApis'>
  host: Host
  /** The version of the portal. */
  version: string
  face: Face
  /** How the points of the kits limit plugins. Default: not at all. */
  loadKitLimits?: readonly (() => Promise<{ default: object }>)[]
  /** Receives the host whenever a plugin has arrived. */
  onHost: (host: Host) => void
  /** Loads the file of a plugin. Default: `loadModule`. */
  load?: (plugin: AddressPlugin) => Promise<unknown>
  /** Watches the faults of the page. Default: `onFault`. */
  watch?: typeof onFault
}

/**
 * Loads and registers the plugins that a tenant lists by address, each as soon as it arrives, in the order of the list. Never rejects:
 * what does not load has the status `failed` with its problem, and nothing else is affected.
 */
export async function runAddressPlugins(settings: RunSettings): Promise<void> {
  const { tenant, host, onHost } = settings
  const listed = tenant.addressPlugins ?? []
  const isOff = ({ id, isOff: off }: AddressPlugin) =>
    off === true || host.source.choices.disabled?.has(id) === true
  setStatuses(listed.map((one) => ({ ...one, state: isOff(one) ? 'off' : 'pending', problems: [] })))
  const arrived = new Map<string, Arrived>()
  const start = async (one: AddressPlugin) => {
    const started = await runOne(settings, one)
    if (!started) return
    arrived.set(one.id, { plugin: started.plugin, options: one.options ?? {} })
    const inOrder = listed.flatMap(({ id }) => arrived.get(id) ?? [])
    onHost(register(host, inOrder, noteProblem))
    changeStatus(one.id, () => ({ state: 'loaded', version: started.version }))
  }
  watchFaults(settings, arrived)
  await Promise.all(listed.filter((one) => !isOff(one)).map(start))
}

const quarantineKeyOf = ({ tenant }: RunSettings, { id, integrity }: AddressPlugin): QuarantineKey => ({
  tenant: tenant.id,
  id,
  integrity,
})

/** Loads and starts one plugin; undefined where that fails, which its status then says. */
async function runOne(settings: RunSettings, one: AddressPlugin): Promise<StartedPlugin | undefined> {
  const { version, face, load = loadModule, host, loadKitLimits = [] } = settings
  const key = quarantineKeyOf(settings, one)
  const close = () => endRun(key, false)
  try {
    if (host.source.plugins.some(({ id }) => id === one.id))
      throw new PluginProblem('leftOut', 'the id of a plugin of the build')
    if (!isInRange(version, one.range)) throw new PluginProblem('otherVersion', version)
    if (!beginRun(key)) throw new PluginProblem('quarantined', one.integrity)
    addEventListener('pagehide', close)
    const limits = createLimits(one, settings.tenant, (problem) => noteLater(settings, key, problem))
    const started = await startPlugin(one.id, await load(one), limitFace(face, limits))
    const plugin = await limitPlugin(started.plugin, limits, host, loadKitLimits)
    endRun(key, false)
    return { ...started, plugin }
  } catch (error) {
    fail(key, toProblem(error, 'throwsAtStart'))
    return undefined
  } finally {
    removeEventListener('pagehide', close)
  }
}

/** Whether the range of a tenant has a version; a range that cannot be read has none. */
function isInRange(version: string, range: string): boolean {
  try {
    return satisfies(version, range)
  } catch {
    return false
  }
}

function fail(key: QuarantineKey, problem: Problem): void {
  const isQuarantined = problem.kind === 'quarantined'
  if (!isQuarantined && problem.kind !== 'otherVersion') endRun(key, isOwnFault(problem.kind))
  changeStatus(key.id, () => ({ state: isQuarantined ? 'quarantined' : 'failed' }))
  noteProblem(key.id, problem)
}

/** What a problem is about, for the console. */
const expectations: Partial<Record<ProblemKind, string>> = {
  notPermitted: 'what "may" of its entry lists',
  floodsHub: 'fewer messages',
}

/** Adds a problem to the status of its plugin, and writes it to the console with its number, once. */
function noteProblem(id: string, problem: Problem): void {
  if (!addProblem(id, problem)) return
  const found = `P${problems[problem.kind]}: ${problem.found}`
  const expected = expectations[problem.kind] ?? 'to load'
  reportFault({ plugin: id, point: 'addressPlugins', property: id, expected, found })
}

/** The plugins with a fault in this page: they count for the quarantine once. */
const faulty = new WeakMap<RunSettings, Set<string>>()

function countFault(settings: RunSettings, key: QuarantineKey): void {
  const counted = faulty.get(settings) ?? new Set()
  if (!counted.has(key.id)) endRun(key, true)
  faulty.set(settings, counted.add(key.id))
}

/** Notes a problem of a plugin that runs. */
function noteLater(settings: RunSettings, key: QuarantineKey, problem: Problem): void {
  noteProblem(key.id, problem)
  if (isOwnFault(problem.kind)) countFault(settings, key)
}

/** Watches the faults of plugins while they are used. A part that fails because of a refusal has its problem already. */
function watchFaults(settings: RunSettings, arrived: ReadonlyMap<string, Arrived>): void {
  const { watch = onFault } = settings
  watch(({ plugin, point, property, found, cause }) => {
    const one = settings.tenant.addressPlugins?.find(({ id }) => id === plugin)
    if (!one || !arrived.has(plugin) || point === 'addressPlugins' || isRefusal(cause)) return
    addProblem(plugin, { kind: 'failsLater', found: `${point}: ${property} is ${found}` })
    countFault(settings, quarantineKeyOf(settings, one))
  })
}
