import { useState, type ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { usePerson } from '../session/usePerson'
import type { Call } from './call'
import { policy } from './policy'
import { CallContext } from './useCall'

/** Gives the API client and an empty cache to everything below; another person gets another cache. */
export function HttpProvider({ call, children }: { call: Call; children: ReactNode }) {
  const { key } = usePerson()
  return (
    <CallContext value={call}>
      <OfPerson key={key}>{children}</OfPerson>
    </CallContext>
  )
}

function OfPerson({ children }: { children: ReactNode }) {
  const [cache] = useState(() => new Map())
  return <SWRConfig value={{ ...policy, provider: () => cache }}>{children}</SWRConfig>
}
