import { AppointmentStatus } from '@schemas/generated/constants'
import type { Provider } from '@schemas/generated/entities'
import type { Call } from '@portico/core/http/useCall'
import { nullOn404 } from './nullOn404'
import { toWire } from '../slots/wireTime'
import type { BookingContext, Draft, Slot } from '../variant'
import { doctorIdOf, idOf, practiceField } from './request'

/** Free practices by API call and idempotency key of the request. */
const lastRequests = new WeakMap<Call, { key: string; free: Promise<Provider[]> }>()

/**
 * Practices that are free at a time, in the order that spreads the work. A retry returns the same practices:
 * if the first try was booked but its response was lost, this very booking occupies the slot.
 */
export function findFreePractices(draft: Draft, slot: Slot, context: BookingContext): Promise<Provider[]> {
  const { call } = context
  const last = lastRequests.get(call)
  if (last?.key === draft.idempotencyKey) return last.free
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
  const [free, pending] = await Promise.all([
    call('POST api/appointments/available-providers', { body }),
    findPendingPractice(draft, slot, call),
  ])
  return pending && !free.some(({ id }) => id === pending.id) ? [pending, ...free] : free
}

/** The practice where this booking already holds the slot, unpaid, so it can be booked again (C-060, C-069); else undefined. */
async function findPendingPractice(
  { pendingPaymentId, service }: Draft,
  slot: Slot,
  call: Call,
): Promise<Provider | undefined> {
  if (pendingPaymentId === undefined) return undefined
  const appointment = await nullOn404(
    call('GET api/appointments/{id}', { params: { id: pendingPaymentId }, quiet: true }),
  )
  const isHeld =
    appointment?.status === AppointmentStatus.pendingPayment &&
    Date.parse(appointment.startDate) === Date.parse(slot.start)
  if (!isHeld) return undefined
  const params = { serviceId: idOf(service) }
  const all = await call('GET api/appointments/providers/service/{serviceId}', { params, quiet: true })
  return all.find(({ id }) => id === appointment.providerId)
}

/** The chosen practice, or one of the chosen doctor where the API names none, if it is free at a time; else undefined (C-059). */
export async function findFreePractice(
  draft: Draft,
  slot: Slot,
  context: BookingContext,
): Promise<Provider | undefined> {
  const free = await findFreePractices(draft, slot, context)
  const { providerId } = practiceField(draft.provider)
  return free.find(({ id, doctor }) =>
    providerId === undefined ? doctor.id === doctorIdOf(draft.provider) : id === providerId,
  )
}
