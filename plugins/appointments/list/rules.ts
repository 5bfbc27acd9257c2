import { AppointmentType } from '@schemas/generated/constants'
import type { Appointment } from '@schemas/generated/entities'
import { hasBegun, isBooked, type Tab } from '../rules'

/** Parses the tab of an address; defaults to the first. */
export const parseTab = (name: string | undefined): Tab =>
  name === 'waiting' || name === 'past' || name === 'cancelled' ? name : 'upcoming'

/** Whether an appointment can be moved or cancelled: booked, in the future, not read-only (C-058), and not begun before its hour. */
export const canChange = (appointment: Appointment, now: number): boolean =>
  isBooked(appointment) &&
  !hasBegun(appointment) &&
  appointment.readonly !== true &&
  Date.parse(appointment.startDate) > now

/** Name of the centre of an appointment in person; null for online ones. */
export const placeName = ({ appointmentType, centro }: Appointment): string | null =>
  appointmentType === AppointmentType.inPerson ? (centro ?? null) : null
