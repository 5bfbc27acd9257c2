import { useApi } from '@portico/core/http/useApi'
import { useCapability } from '@portico/core/plugin/capability/useCapability'
import { useSession } from '@portico/core/session/useSession'
import { useUser } from '@portico/core/session/useUser'

/** The person's appointments that have not ended (C-061). The page shows its own error. */
export const useUpcomingAppointments = () => useApi('GET api/appointments/', { quiet: 'faults' })

/** All appointments of the person, past ones included (C-061). The page shows its own error. */
export const useAllAppointments = (isNeeded: boolean) =>
  useApi('GET api/appointments/all', isNeeded ? { quiet: 'faults' } : null)

/** One appointment of the person. */
export const useAppointment = (id: number) =>
  useApi('GET api/appointments/{id}', { params: { id }, quiet: true })

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
