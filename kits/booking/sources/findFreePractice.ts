import type { Provider } from '@schemas/generated/entities'
import type { Call } from '@core/http/call'
import { nullOn404 } from './nullOn404'
import { toWire } from '../slots/wireTime'
import type { BookingContext, Draft, Slot } from '../variant'
import { doctorIdOf, idOf } from './request'

/** Who was free when a request was made, by the API asked and the request's idempotency key. */
const lastRequests = new WeakMap<Call, { key: string; free: Promise<Provider[]> }>()

/**
 * Practices of the service that are free at a time, in the order in which work should be spread (BOOK-098). A retry gets
 * the same answer: when the first try was booked and its answer lost, the time is taken, by this very booking (BOOK-039).
 */
export function findFreePractices(draft: Draft, slot: Slot, context: BookingContext): Promise<Provider[]> {
  const { call } = context
  const before = lastRequests.get(call)
  if (before?.key === draft.idempotencyKey) return before.free
  const free = fetchFreePractices(draft, slot, context)
  lastRequests.set(call, { key: draft.idempotencyKey, free })
  free.catch(() => lastRequests.delete(call))
  return free
}

async function fetchFreePractices(
  draft: Draft,
  slot: Slot,
  { call, zone }: BookingContext,
): Promise<Provider[]> {
  const { date, time } = toWire(slot.start, zone)
  const body = { serviceId: idOf(draft.service), date, time }
  const [free, own] = await Promise.all([
    call('POST api/appointments/available-providers', { body }),
    findPendingPractice(draft, slot, call),
  ])
  return own && !free.some(({ id }) => id === own.id) ? [own, ...free] : free
}

/**
 * The practice at which this very booking holds the time, unpaid: nobody is free then, because of itself, and yet it can be
 * booked again (C-060, C-069). undefined where it holds none.
 */
async function findPendingPractice(
  { pendingPaymentId: held, service }: Draft,
  slot: Slot,
  call: Call,
): Promise<Provider | undefined> {
  if (held === undefined) return undefined
  const appointment = await nullOn404(
    call('GET api/appointments/{id}', { params: { id: held }, quiet: true }),
  )
  const isHeld = appointment?.status === 3 && Date.parse(appointment.startDate) === Date.parse(slot.start)
  if (!isHeld) return undefined
  const params = { serviceId: idOf(service) }
  const all = await call('GET api/appointments/providers/service/{serviceId}', { params, quiet: true })
  return all.find(({ id }) => id === appointment.providerId)
}

/** The practice of the chosen doctor that is free at a time; undefined when they are not (C-059). */
export async function findFreePractice(
  draft: Draft,
  slot: Slot,
  context: BookingContext,
): Promise<Provider | undefined> {
  const free = await findFreePractices(draft, slot, context)
  return free.find(({ doctor }) => doctor.id === doctorIdOf(draft.provider))
}
