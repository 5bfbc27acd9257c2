import { AppointmentStatus } from '@schemas/generated/constants'
import type { Appointment } from '@schemas/generated/entities'
import type { Choice } from '../variant'

/** Of whom somebody was a patient before: everybody of a specialty, or one doctor. */
export type VisitedBy = { specialtyId: number } | { doctorId: number }

/** Whether an appointment with a specialty or a doctor has begun before `now` (milliseconds). Only booked ones count. */
export const hasVisited = (appointments: readonly Appointment[], by: VisitedBy, now: number): boolean =>
  appointments.some(
    ({ status, startDate, specialtyId, doctor }) =>
      status === AppointmentStatus.booked &&
      Date.parse(startDate) < now &&
      ('doctorId' in by ? doctor?.id === by.doctorId : specialtyId === by.specialtyId),
  )

/** The services of the first type of visit, where some are for a first visit and others for those who come again; else none. */
const servicesByKind = (services: readonly Choice[]): Choice[] => {
  const ofFirstType = services.filter(
    ({ appointmentType }) => appointmentType === services[0]?.appointmentType,
  )
  const kinds = new Set(ofFirstType.flatMap(({ visitKind }) => visitKind ?? []))
  return kinds.size === 2 ? ofFirstType : []
}

/** Whether the history decides which service fits. */
export const dependsOnHistory = (services: readonly Choice[]): boolean => servicesByKind(services).length > 0

/** The service that fits somebody who has, or has not, been there before; undefined where the kind decides nothing. */
export const fittingService = (services: readonly Choice[], isReturning: boolean): Choice | undefined =>
  servicesByKind(services).find(({ visitKind }) => visitKind === (isReturning ? 'followUp' : 'first'))
