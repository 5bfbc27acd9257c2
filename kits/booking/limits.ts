import { limitArguments, type PluginLimits, type PointLimits } from '@portico/core/plugin/limits/limits'
import type { BookingVariant } from './variant'

const limits: PointLimits = { bookingVariants: limitVariant }
export default limits

/** A variant whose functions call only what its plugin may. The kit sends its request, so that is checked as well. */
function limitVariant(variant: BookingVariant, own: PluginLimits): BookingVariant {
  const limited = limitFunctions(variant, own)
  return {
    ...limited,
    request: async (...args) => {
      const request = await limited.request(...args)
      if (request) own.check(request.operation, 'set' in request ? request.set : undefined)
      return request
    },
  }
}

/** An object whose functions, also those of the objects in it, get limited clients in their context. */
function limitFunctions<T extends object>(object: T, own: PluginLimits): T {
  const limited = Object.entries(object).map(([name, value]: [string, unknown]) => [
    name,
    limitValue(value, own),
  ])
  return Object.fromEntries(limited) as T
}

function limitValue(value: unknown, own: PluginLimits): unknown {
  if (typeof value === 'function') {
    const run = value as (...args: unknown[]) => unknown
    return (...args: unknown[]) => run(...limitArguments(args, own))
  }
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isRecord ? limitFunctions(value, own) : value
}
