import { useMemo, type ReactNode } from 'react'
import type { Call } from '../http/call'
import { HttpProvider } from '../http/HttpProvider'
import { assertSamePerson, usePersonContext } from './personContext'

/**
 * Provides the API client and a cache of the current person to everything below. When the person changes, the cache
 * is replaced, and calls of components that still belong to the previous person reject with an `AbortError`.
 */
export function ApiProvider({ call, children }: { call: Call; children: ReactNode }) {
  const { personKey } = usePersonContext()
  const guardedCall = useMemo<Call>(
    () => async (operation, input) => {
      assertSamePerson(personKey)
      return call(operation, input)
    },
    [call, personKey],
  )
  return (
    <HttpProvider call={guardedCall} personKey={personKey}>
      {children}
    </HttpProvider>
  )
}
