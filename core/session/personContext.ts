import { useMemo } from 'react'
import { useAtomValue } from '../state/store'
import { currentSession, sessionAtom, type Session } from './session'

/** The person context: everything read or kept belongs to it. */
export interface Person {
  tenant: string
  /** Who acts: the id of the signed-in person; empty without a session. */
  actor: string
  /** For whom: the person acted for, else the actor. */
  subject: string
  /** The three as one text, part of every cache key. */
  key: string
}

/** The person context of a session. */
export function personOf({ tenant, userId, actingFor }: Session): Person {
  const actor = userId ?? ''
  const subject = actingFor ?? actor
  return { tenant, actor, subject, key: [tenant, actor, subject].join('|') }
}

/** Throws an `AbortError` when it is no longer the person of this key: what one has asked for is not done as another (SHELL-047). */
export function stillActs(key: string): void {
  if (personOf(currentSession()).key !== key) throw new DOMException('Another person acts', 'AbortError')
}

/** Who acts, and for whom. */
export function usePerson(): Person {
  const session = useAtomValue(sessionAtom)
  return useMemo(() => personOf(session), [session])
}
