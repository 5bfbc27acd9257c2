import type { Appointment } from '@schemas/generated/entities'

/** Status 2 is booked; any other value is cancelled (BOOK-016, C-058). */
export const isBooked = (appointment: Appointment): boolean => appointment.status === 2

/** The instant an appointment ends, in ms. Without a duration it ends as it starts. */
export const endOf = ({ startDate, duration = 0 }: Appointment): number =>
  Date.parse(startDate) + duration * 60_000

export type Tab = 'upcoming' | 'past' | 'cancelled'

/** The tab that an address names; anything else is the first. */
export const tabOf = (name: string | undefined): Tab =>
  name === 'past' || name === 'cancelled' ? name : 'upcoming'

/** What a tab shows at an instant: upcoming earliest first, the others latest first (BOOK-017). */
export function inTab(appointments: readonly Appointment[], tab: Tab, now: number): Appointment[] {
  const belongs = (appointment: Appointment) =>
    tab === 'cancelled'
      ? !isBooked(appointment)
      : isBooked(appointment) && endOf(appointment) > now === (tab === 'upcoming')
  const direction = tab === 'upcoming' ? 1 : -1
  return appointments
    .filter(belongs)
    .sort((a, b) => direction * (Date.parse(a.startDate) - Date.parse(b.startDate)))
}

/** Edit and delete are offered for booked, future appointments that are not readonly (BOOK-018, C-058). */
export const canChange = (appointment: Appointment, now: number): boolean =>
  isBooked(appointment) && appointment.readonly !== true && Date.parse(appointment.startDate) > now

/** Whole minutes until the start when that is within the next two hours; otherwise null. */
export function minutesUntil(appointment: Appointment, now: number): number | null {
  const minutes = Math.ceil((Date.parse(appointment.startDate) - now) / 60_000)
  return minutes > 0 && minutes <= 120 ? minutes : null
}

/** Who and where, as one line shows it: the specialty, then the place or the length. */
export const placeOf = ({ appointmentType, centro }: Appointment): string | null =>
  appointmentType === 1 ? (centro ?? null) : null
