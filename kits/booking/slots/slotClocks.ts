import { clocksAt, patientZones, type Clock } from '@schemas/time/clocks'
import { AppointmentType } from '@schemas/generated/constants'
import type { Draft, Slot } from '../variant'

/** What decides whether a booking is for a visit in person, and where. */
type Visit = Pick<Draft, 'type' | 'service' | 'provider'>

const isInPerson = ({ type, service, provider }: Visit): boolean =>
  (provider?.appointmentType ?? type?.appointmentType ?? service?.appointmentType) ===
  AppointmentType.inPerson

/**
 * The zone of the calendar and of the first clock while a time is chosen: the practice's for a visit in person, otherwise the
 * person's own (decision 317). Takes the person's IANA zone.
 */
export const shownZone = (visit: Visit, own: string): string =>
  isInPerson(visit) ? (visit.provider?.zone ?? own) : own

/** The clocks of a slot, the first as in `shownZone`. Takes the person's IANA zone. */
export const slotClocks = (visit: Visit, { start, zone }: Slot, own: string): [Clock, ...Clock[]] =>
  clocksAt(start, patientZones({ isInPerson: isInPerson(visit), zone, userZone: own }))

/** The town of the practice, for the clock of its zone. */
export const practiceOf = ({ provider }: Visit, { zone }: Slot) => ({ zone, town: provider?.place })
