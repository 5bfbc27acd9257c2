import { useAtomValue } from '../state/store'
import { actFor, sessionAtom } from './session'
import { signIn, signOut, type SignInForm } from './signIn'

/** The current session and the functions that change it. */
export interface UseSession {
  userId: string | null
  roles: ReadonlySet<string>
  actingFor: string | null
  /** Redirects to the identity server and then back to `target` (an in-app path such as `/auth?x=1`), by default the current page. */
  signIn: (target?: string, form?: SignInForm) => void
  /** Signs out in every tab and at the identity server. */
  signOut: () => void
  /** Starts acting for another person, and returns to the path `origin`; `null` returns to the user's own account. */
  actFor: (userId: string | null, origin?: string) => void
}

/** The session of the current person, and what changes it. */
export function useSession(): UseSession {
  const { userId, roles, actingFor } = useAtomValue(sessionAtom)
  return { userId, roles, actingFor, signIn, signOut, actFor }
}
