import type { RouteId } from '../plugin/points'
import { usePermitted } from '../session/usePermitted'
import { useSession } from '../session/useSession'
import { defaultRoute } from './areas'

/**
 * The page that opens after sign-in and by the logo: that of somebody's work, else the default page. Who acts for somebody has the
 * default page.
 */
export function useLanding(): RouteId {
  const { actingFor } = useSession()
  const landing = usePermitted('routes').find((route) => route.landing)
  return actingFor === null && landing ? landing.id : defaultRoute
}
