import { createContext, use } from 'react'
import type { Call } from './call'

export type { Call, CallInput, Operation } from './call'

/** The API client of the components below. */
export const CallContext = createContext<Call | null>(null)

/** The API client. Throws outside `ApiProvider`. */
export function useCall(): Call {
  const call = use(CallContext)
  if (!call) throw new Error('useCall must be used inside ApiProvider')
  return call
}
