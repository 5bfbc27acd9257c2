import { useMemo } from 'react'
import { useAtomValue } from '../state/store'
import { currentSession, sessionAtom, type Session } from './session'

/** Who uses the portal and for whom. Everything read, cached or stored belongs to one person context. */
export interface PersonContext {
  tenant: string
  /** The id of the signed-in user; empty without a session. */
  actor: string
  /** The id of the patient: the person acted for, otherwise the actor. */
  subject: string
  /** The three joined, part of every cache key. */
  personKey: string
}

/** The person context of a session. */
export function toPersonContext({ tenant, userId, actingFor }: Session): PersonContext {
  const actor = userId ?? ''
  const subject = actingFor ?? actor
  return { tenant, actor, subject, personKey: [tenant, actor, subject].join('|') }
}

/** Throws an `AbortError` when the current person has another key, so that no request runs as somebody else. */
export function assertSamePerson(key: string): void {
  if (toPersonContext(currentSession()).personKey !== key)
    throw new DOMException('The person changed while the request was prepared', 'AbortError')
}

/** The current person context. */
export function usePersonContext(): PersonContext {
  const session = useAtomValue(sessionAtom)
  return useMemo(() => toPersonContext(session), [session])
}
