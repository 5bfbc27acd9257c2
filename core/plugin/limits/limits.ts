import type { OperationSet, PluginCall } from '../../http/operations/defineOperations'
import type { Call } from '../../http/call'
import type { Points } from '../points'

/** What a plugin from an address may do, as its tenant lists it (decision 537). The portal reports each refusal. */
export interface PluginLimits {
  /** Whether the plugin may call an operation of the portal's API. */
  mayCall: (operation: string) => boolean
  /** Throws an `ApiError` where the plugin may not send a request; `set` has the operation if the plugin brings it. */
  check: (operation: string, set?: Pick<OperationSet, 'plugin'>) => void
  /** A client that rejects with an `ApiError` what the plugin may not call. The same client gives the same result. */
  limitCall: (call: Call) => Call
  /** The same for operations that the plugin brings. */
  limitPluginCall: (call: PluginCall) => PluginCall
}

/** Takes what the lazy part of a contribution resolves to, and returns it with clients that have the limits of its plugin. */
export type LimitPart = (part: never, limits: PluginLimits) => unknown

/** The contribution points whose lazy part receives a client of the API as an argument, each with how it is limited. */
export type PointLimits = { readonly [K in keyof Points]?: LimitPart }

/** The arguments of a function with limited clients in place of `call` and `callPlugin`. */
export function limitArguments<A extends readonly unknown[]>(args: A, limits: PluginLimits): A {
  return args.map((one) => (hasClient(one) ? limitContext(one, limits) : one)) as unknown as A
}

interface Clients {
  call: Call
  callPlugin?: PluginCall
}

const hasClient = (value: unknown): value is Clients =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Clients>).call === 'function'

/** A context with limited clients. */
const limitContext = <C extends Clients>(context: C, limits: PluginLimits): C => ({
  ...context,
  call: limits.limitCall(context.call),
  ...(context.callPlugin && { callPlugin: limits.limitPluginCall(context.callPlugin) }),
})
