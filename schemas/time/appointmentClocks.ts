import { AppointmentType } from '../generated/constants'
import type { Appointment } from '../generated/entities'
import { clocksAt, patientZones, type Clock } from './clocks'

/** What decides on which clocks an appointment is told. */
export type TimedAppointment = Pick<Appointment, 'startDate' | 'appointmentType' | 'doctor' | 'userZone'>

/**
 * The clocks on which a patient is told the time of their appointment, the one that counts first (decision 317): those of the
 * letter about it, and the clock of the person at the screen where it shows another time. Takes their IANA zone.
 */
export function appointmentClocks(appointment: TimedAppointment, here: string): [Clock, ...Clock[]] {
  const { startDate, appointmentType, doctor, userZone } = appointment
  const zones = patientZones({
    isInPerson: appointmentType === AppointmentType.inPerson,
    zone: doctor?.timezone,
    userZone: userZone ?? here,
  })
  return clocksAt(startDate, [...zones, here])
}
