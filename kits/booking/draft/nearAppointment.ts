import type { Appointment } from '@schemas/generated/entities'
import { AppointmentStatus } from '@schemas/generated/constants'
import type { Draft } from '../variant'
import { minutesOf } from './draft'

const MINUTE = 60_000
/** With less time than this between two appointments, the booking asks whether both are meant. */
const NEAR_MINUTES = 30

/**
 * A booked appointment that ends or starts less than half an hour from the slot of the draft; undefined for none. The
 * appointment that is being moved does not count, and neither does one at the same time: the server refuses that.
 */
export function findNearAppointment(
  draft: Pick<Draft, 'slot' | 'provider' | 'service' | 'editing'>,
  appointments: readonly Appointment[],
): Appointment | undefined {
  const { slot, editing } = draft
  if (!slot) return undefined
  const wanted = spanOf(slot.start, minutesOf(draft))
  return appointments.find(({ id, status, startDate, duration }) => {
    if (status !== AppointmentStatus.booked || id === editing?.id) return false
    const other = spanOf(startDate, duration)
    const gap = Math.max(other.start - wanted.end, wanted.start - other.end)
    return gap >= 0 && gap < NEAR_MINUTES * MINUTE
  })
}

function spanOf(instant: string, minutes = 0): { start: number; end: number } {
  const start = Date.parse(instant)
  return { start, end: start + minutes * MINUTE }
}
