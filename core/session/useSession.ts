import { useAtomValue } from '../state/store'
import { actFor, sessionAtom } from './session'
import { signIn, signOut } from './signIn'

/** The current session and the functions that change it. */
export interface UseSession {
  userId: string | null
  roles: ReadonlySet<string>
  actingFor: string | null
  /** Redirects to the identity server and then back to `target` (an in-app path such as `/auth?x=1`), by default the current page. */
  signIn: (target?: string) => void
  /** Signs out in every tab and at the identity server. */
  signOut: () => void
  /** Starts acting for another person; `null` returns to the own account. */
  actFor: (userId: string | null) => void
}

export function useSession(): UseSession {
  const { userId, roles, actingFor } = useAtomValue(sessionAtom)
  return { userId, roles, actingFor, signIn, signOut, actFor }
}
