import type { Provider } from '@schemas/generated/entities'
import type { Call } from '../../http/call'
import { toWire } from '../time'
import type { BookingContext, Draft, Slot } from '../variant'
import { doctorIdOf, idOf } from './request'

/** Who was free when a request was made, by the API asked and the request's idempotency key. */
const drawn = new WeakMap<Call, { key: string; free: Promise<Provider[]> }>()

/**
 * Practices of the service that are free at a time, in the order in which work should be spread (BOOK-098). A retry gets
 * the same answer: when the first try was booked and its answer lost, the time is taken, by this very booking (BOOK-039).
 */
export function freeAt(draft: Draft, slot: Slot, { call, zone }: BookingContext): Promise<Provider[]> {
  const before = drawn.get(call)
  if (before?.key === draft.idempotencyKey) return before.free
  const { date, time } = toWire(slot.start, zone)
  const free = call('POST api/appointments/available-providers', {
    body: { serviceId: idOf(draft.service), date, time },
  })
  drawn.set(call, { key: draft.idempotencyKey, free })
  free.catch(() => drawn.delete(call))
  return free
}

/** The practice of the chosen doctor that is free at a time; undefined when they are not (C-059). */
export async function practiceAt(
  draft: Draft,
  slot: Slot,
  context: BookingContext,
): Promise<Provider | undefined> {
  const free = await freeAt(draft, slot, context)
  return free.find(({ doctor }) => doctor.id === doctorIdOf(draft.provider))
}
