import type { Tenant } from '@schemas/generated/tenant'
import { ApiError } from '../../../http/apiError'
import type { Call } from '../../../http/call'
import type { OperationSet, PluginCall } from '../../../http/operations/defineOperations'
import type { PluginLimits } from '../../../plugin/limits/limits'
import type { AddressPlugin } from '../addressPlugin'
import { PluginProblem, type Problem } from '../problem'
import { createHubLimit, isOwnKey, mayCall, mayContribute, mayUseHub } from './rules'

/** The limits of one plugin, as the portal enforces them in the modules that it shares. */
export interface Limits extends PluginLimits {
  /** The error of an operation that the plugin may not call, always the same one; undefined where it may. */
  refusalOf: (operation: string) => ApiError | undefined
  /** Throws where the plugin may not send or receive a message of the hub. */
  checkHub: (message: string) => void
  /** Whether another message to the hub is within the limit. */
  hasHubTurn: () => boolean
  /** Returns the key; throws where it is not the plugin's own. */
  checkKey: (key: string) => string
  /** Whether the plugin may contribute to a point. */
  mayContribute: (point: string) => boolean
  /** Reports something else that it may not do, and returns the error. */
  refuse: (what: string) => PluginProblem
}

/** The code of an `ApiError` with which the portal refuses a call of a plugin. */
const refusalCode = 'PLUGIN_NOT_PERMITTED'

/** Whether something failed because a plugin may not do it, which is no fault of its own. */
export const isRefusal = (cause: unknown): boolean =>
  (cause instanceof PluginProblem && cause.kind === 'notPermitted') ||
  (cause instanceof ApiError && cause.message === refusalCode)

/** Notes what a plugin may not do. */
type Note = (kind: Problem['kind'], found: string) => void

/** The limits that a tenant sets for a plugin. Calls `onProblem` for each refusal, after the current task: a component may just render. */
export function createLimits(
  plugin: AddressPlugin,
  { pluginApis = {} }: Pick<Tenant, 'pluginApis'>,
  onProblem: (problem: Problem) => void,
): Limits {
  const { id, may } = plugin
  const note: Note = (kind, found) => queueMicrotask(() => onProblem({ kind, found }))
  const errorOf = createErrors(id, note)
  const refusalOf = (operation: string) => (mayCall(may, operation) ? undefined : errorOf(operation))
  const check = (operation: string, set?: Pick<OperationSet, 'plugin'>) => {
    if (set && set.plugin !== id) throw errorOf(`${operation} of ${set.plugin}`)
    // The tenant allows an API at an address of its own with `pluginApis`.
    if (set && pluginApis[id]) return
    const refusal = refusalOf(operation)
    if (refusal) throw refusal
  }
  return {
    ...createClients(check),
    ...createChecks(plugin, note),
    check,
    refusalOf,
    mayCall: (operation) => mayCall(may, operation),
    mayContribute: (point) => mayContribute(may, point),
  }
}

/** The errors of operations that a plugin may not call, one for each. */
function createErrors(plugin: string, note: Note): (operation: string) => ApiError {
  const errors = new Map<string, ApiError>()
  return (operation) => {
    note('notPermitted', operation)
    const error = errors.get(operation) ?? new ApiError(403, refusalCode, undefined, { plugin, operation })
    errors.set(operation, error)
    return error
  }
}

/** What has no answer that could be an error: messages, keys and the rest. */
function createChecks(
  { id, may }: AddressPlugin,
  note: Note,
): Pick<Limits, 'checkHub' | 'hasHubTurn' | 'checkKey' | 'refuse'> {
  const isWithinHubLimit = createHubLimit()
  const refuse = (what: string) => {
    note('notPermitted', what)
    return new PluginProblem('notPermitted', what)
  }
  return {
    refuse,
    checkHub: (message) => {
      if (!mayUseHub(may, message)) throw refuse(`hub: ${message}`)
    },
    hasHubTurn: () => {
      const isWithin = isWithinHubLimit()
      if (!isWithin) note('floodsHub', 'too many messages')
      return isWithin
    },
    checkKey: (key) => {
      if (isOwnKey(id, key)) return key
      throw refuse(`storage: ${key}`)
    },
  }
}

/** Both clients with limits. They stay the same for the same client, as hooks of components expect. */
function createClients(check: PluginLimits['check']): Pick<Limits, 'limitCall' | 'limitPluginCall'> {
  const limitCall = (call: Call) => {
    const limited = async (operation: string, input?: object) => {
      check(operation)
      return call(operation as never, input as never)
    }
    return limited as Call
  }
  const limitPluginCall = (call: PluginCall) => {
    const limited = async (set: OperationSet, operation: string, input?: object) => {
      check(operation, set)
      return call(set as never, operation as never, input as never)
    }
    return limited as unknown as PluginCall
  }
  return { limitCall: once(limitCall), limitPluginCall: once(limitPluginCall) }
}

function once<F extends object>(limit: (client: F) => F): (client: F) => F {
  const limited = new WeakMap<F, F>()
  return (client) => {
    const known = limited.get(client) ?? limit(client)
    limited.set(client, known)
    return known
  }
}
