import { useState, type ReactNode } from 'react'
import { SWRConfig } from 'swr'
import type { Call } from './call'
import { PersonKeyContext } from './personKey'
import { watchStaleData } from './staleData'
import { swrConfig } from './swrConfig'
import { CallContext } from './useCall'

interface Props {
  call: Call
  /** Part of every cache key. A new key starts an empty cache. */
  personKey: string
  children: ReactNode
}

/** Provides the API client and an empty cache to everything below. */
export function HttpProvider({ call, personKey, children }: Props) {
  return (
    <CallContext value={call}>
      <PersonKeyContext value={personKey}>
        <CacheProvider key={personKey}>{children}</CacheProvider>
      </PersonKeyContext>
    </CallContext>
  )
}

function CacheProvider({ children }: { children: ReactNode }) {
  const [cache] = useState(() => new Map())
  const [staleData] = useState(watchStaleData)
  return <SWRConfig value={{ ...swrConfig, ...staleData, provider: () => cache }}>{children}</SWRConfig>
}
