import { useCall } from '../http/useCall'
import type { GuardContext } from '../plugin/points'
import { useHost } from '../plugin/useHost'
import { useSession } from '../session/useSession'

/** The context of plugin guards: features, roles, the subject's id, and the API. */
export function useGuardContext(): GuardContext {
  const { features } = useHost()
  const { roles, userId, actingFor } = useSession()
  const call = useCall()
  return { features, roles, userId: actingFor ?? userId, call }
}
