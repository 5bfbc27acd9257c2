import { areas } from '../areas'
import type { Route } from '../table'

/** Whether a route requires a session and there is none. Then sign-in starts before any guard runs (C-011). */
export const needsSignIn = ({ area }: Route, userId: string | null): boolean =>
  !areas[area].open && userId === null
