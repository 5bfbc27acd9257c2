import { useMemo, useState, type ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { stillActs, usePerson } from '../session/personContext'
import type { Call } from './call'
import { policy } from './swrConfig'
import { CallContext } from './useCall'

/**
 * Gives the API client and an empty cache to everything below; another person gets another cache. What still goes on below
 * for the person before calls nothing any more.
 */
export function HttpProvider({ call, children }: { call: Call; children: ReactNode }) {
  const { key } = usePerson()
  const own = useMemo<Call>(
    () => async (operation, input) => {
      stillActs(key)
      return call(operation, input)
    },
    [call, key],
  )
  return (
    <CallContext value={own}>
      <OfPerson key={key}>{children}</OfPerson>
    </CallContext>
  )
}

function OfPerson({ children }: { children: ReactNode }) {
  const [cache] = useState(() => new Map())
  return <SWRConfig value={{ ...policy, provider: () => cache }}>{children}</SWRConfig>
}
