import { areas } from '../areas'
import type { Route } from '../table'

/** True when a route needs a session that is not there: sign-in starts before anything fails (C-011). */
export const needsSignIn = ({ area }: Route, userId: string | null): boolean =>
  !areas[area].open && userId === null
