import { useAtomValue } from '../state/store'
import { actFor, sessionAtom } from './session'
import { signIn, signOut } from './signIn'

/** The session: who, with which roles, for whom, and how to change that. */
export interface UseSession {
  userId: string | null
  roles: ReadonlySet<string>
  actingFor: string | null
  /** Goes to the identity server; afterwards to `target` (an in-app path such as `/auth?x=1`), by default to the present place. */
  signIn: (target?: string) => void
  /** Signs out here, in every tab and at the identity server. */
  signOut: () => void
  /** Acts for another person, or for oneself with null. */
  actFor: (userId: string | null) => void
}

export function useSession(): UseSession {
  const { userId, roles, actingFor } = useAtomValue(sessionAtom)
  return { userId, roles, actingFor, signIn, signOut, actFor }
}
