import { createContext, use } from 'react'
import type { Call } from './call'

export const CallContext = createContext<Call | null>(null)

/** The API client of this application. Throws outside `HttpProvider`. */
export function useCall(): Call {
  const call = use(CallContext)
  if (!call) throw new Error('useCall needs an HttpProvider above')
  return call
}
