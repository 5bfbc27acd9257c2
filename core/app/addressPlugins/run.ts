import { satisfies } from 'compare-versions'
import type { Tenant } from '@schemas/generated/tenant'
import { onFault, reportFault } from '../../plugin/fault'
import type { Host } from '../../plugin/host'
import { loadModule } from './loadModule'
import { isOwnFault, problems, PluginProblem, toProblem, type Problem } from './problem'
import { beginRun, endRun, type QuarantineKey } from './quarantine'
import { register, type Arrived } from './register'
import { startPlugin, type Face, type StartedPlugin } from './startPlugin'
import { addProblem, changeStatus, setStatuses } from './statuses'

/** A plugin that the tenant lists by its address. */
export type AddressPlugin = NonNullable<Tenant['addressPlugins']>[number]

/** What the start of these plugins depends on. */
export interface RunSettings {
  tenant: Pick<Tenant, 'id' | 'addressPlugins'>
  host: Host
  /** The version of the portal. */
  version: string
  face: Face
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
  const { version, face, load = loadModule, host } = settings
  const key = quarantineKeyOf(settings, one)
  const close = () => endRun(key, false)
  try {
    if (host.source.plugins.some(({ id }) => id === one.id))
      throw new PluginProblem('leftOut', 'the id of a plugin of the build')
    if (!isInRange(version, one.range)) throw new PluginProblem('otherVersion', version)
    if (!beginRun(key)) throw new PluginProblem('quarantined', one.integrity)
    addEventListener('pagehide', close)
    const started = await startPlugin(one.id, await load(one), face)
    endRun(key, false)
    return started
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

/** Adds a problem to the status of its plugin, and writes it to the console with its number. */
function noteProblem(id: string, problem: Problem): void {
  addProblem(id, problem)
  const found = `P${problems[problem.kind]}: ${problem.found}`
  reportFault({ plugin: id, point: 'addressPlugins', property: id, expected: 'to load', found })
}

/** Faults of a plugin while it is used count for its quarantine, once in each page. */
function watchFaults(settings: RunSettings, arrived: ReadonlyMap<string, Arrived>): void {
  const { watch = onFault } = settings
  const counted = new Set<string>()
  watch(({ plugin, point, property, found }) => {
    const one = settings.tenant.addressPlugins?.find(({ id }) => id === plugin)
    if (!one || !arrived.has(plugin) || point === 'addressPlugins') return
    addProblem(plugin, { kind: 'failsLater', found: `${point}: ${property} is ${found}` })
    if (counted.has(plugin)) return
    counted.add(plugin)
    endRun(quarantineKeyOf(settings, one), true)
  })
}
