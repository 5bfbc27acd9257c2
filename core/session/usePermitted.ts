import { useMemo } from 'react'
import { isPermitted, type AccessFacts } from '../plugin/isPermitted'
import type { Points } from '../plugin/points'
import { useContributions, useHost } from '../plugin/useHost'
import type { Host } from '../plugin/host'
import { lacksRecords } from './records'
import { useSession } from './useSession'
import { useUser } from './useUser'

/** The facts that decide what the current person sees: features, roles, video-call access, and the conditions of kits. */
export function useAccessContext(): AccessFacts {
  const { features, conditions } = useHost()
  const session = useSession()
  const { roles } = session
  const lacks = lacksRecords(session)
  const user = useUser()
  return useMemo(
    () => ({ features, roles, user, conditions, lacksRecords: lacks }),
    [features, roles, user, conditions, lacks],
  )
}

/** The contributions at a point that the current person may see. */
export function usePermitted<K extends keyof Points>(point: K): Host[K][number][] {
  const who = useAccessContext()
  return useContributions(point).filter(({ requires }) => isPermitted(requires, who))
}
