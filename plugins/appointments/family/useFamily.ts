import { useApi } from '@portico/core/http/useApi'
import { useCapability } from '@portico/core/plugin/capability/useCapability'
import { useSession } from '@portico/core/session/useSession'
import { useUser } from '@portico/core/session/useUser'

/** Whether the list has the appointments of a family: of a family administrator in their own account. */
export function useHasFamilyList(): boolean {
  const canList = useCapability('familyAppointments')
  const { actingFor } = useSession()
  return useUser()?.isFamilyAdmin === true && canList && actingFor === null
}

/** The dependents of the person with their appointments that have not ended, or with all. The page shows its own error. */
export function useFamilyAppointments(all: boolean) {
  const hasFamily = useHasFamilyList()
  const query = all ? { all } : {}
  return useApi(
    'GET api/appointments/family',
    hasFamily ? { capability: 'familyAppointments', query, quiet: 'faults' } : null,
  )
}
