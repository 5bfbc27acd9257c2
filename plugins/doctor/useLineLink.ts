import type { DoctorConsultation } from '@schemas/generated/entities'
import type { RouteId } from '@portico/core/plugin/points'
import { useOptions } from '@portico/core/plugin/useHost'
import { pageOf } from './day'

/** Where a line or card leads, with its id: the tenant chooses the page for the doctor's own and for those of colleagues. */
export function useLineLink(line: Pick<DoctorConsultation, 'appointmentId' | 'startDate' | 'isOwn'>) {
  const { detailState, interconsultationState } = useOptions('doctor')
  // The manifest is data: a route that is not in the portal is left out by the link.
  const to = (line.isOwn ? detailState : interconsultationState) as RouteId
  return { to, ...pageOf(line) }
}
