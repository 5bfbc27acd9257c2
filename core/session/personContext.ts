import { useMemo } from 'react'
import { useAtomValue } from '../state/store'
import { currentSession, sessionAtom, type Session } from './session'

/** The person context: everything read or kept belongs to it. */
export interface PersonContext {
  tenant: string
  /** Who acts: the id of the signed-in person; empty without a session. */
  actor: string
  /** For whom: the person acted for, else the actor. */
  subject: string
  /** The three as one text, part of every cache key. */
  personKey: string
}

/** The person context of a session. */
export function toPersonContext({ tenant, userId, actingFor }: Session): PersonContext {
  const actor = userId ?? ''
  const subject = actingFor ?? actor
  return { tenant, actor, subject, personKey: [tenant, actor, subject].join('|') }
}

/** Throws an `AbortError` when it is no longer the person of this key: what one has asked for is not done as another (SHELL-047). */
export function assertSamePerson(key: string): void {
  if (toPersonContext(currentSession()).personKey !== key)
    throw new DOMException('Another person acts', 'AbortError')
}

/** Who acts, and for whom. */
export function usePersonContext(): PersonContext {
  const session = useAtomValue(sessionAtom)
  return useMemo(() => toPersonContext(session), [session])
}
