import type { Tx } from '../../platform/db/database'
import type { TenantOnServer } from '../../platform/tenants/tenants'
import { passOn } from './freedTimes'
import { isWaiting } from './waitingSql'

/** Why somebody waits no longer: they have a time, they left, or no time came in time. */
export type WishOutcome = 'booked' | 'left' | 'passed'

/** Which wishes end, by SQL of wish `w`; `$1` is the tenant. */
interface EndedWishes {
  where: string
  values: readonly unknown[]
}

/** Ends wishes. A time that is held for one of them is offered to the next person. Returns how many ended. */
export async function endWishes(
  tx: Tx,
  tenant: TenantOnServer,
  { where, values }: EndedWishes,
  outcome: WishOutcome,
  now: Date,
): Promise<number> {
  const count = values.length + 2
  const ended = await tx.query<{ bookId: number | null }>(
    `with ended as (
       update waiting_wish w set ended_at = $${count}, outcome = $${count + 1}
       where w.tenant = $1 and w.ended_at is null and ${where} returning w.tenant, w.id)
     select f.appointment_id as "bookId" from ended
     left join freed_time f on f.tenant = ended.tenant and f.wish_id = ended.id and f.outcome is null
     order by f.appointment_id`,
    [tenant.id, ...values, now.toISOString(), outcome],
  )
  for (const { bookId } of ended) if (bookId !== null) await passOn(tx, tenant, bookId, 'withdrawn', now)
  return ended.length
}

/** Ends everything that a person waits for, as when their account is deleted. */
export const endWishesOf = (tx: Tx, tenant: TenantOnServer, patientId: string, now: Date): Promise<number> =>
  endWishes(tx, tenant, { where: 'w.patient_id = $2', values: [patientId] }, 'left', now)

/** Ends the wishes to move an appointment earlier, when it is cancelled. */
export const endWishesToMove = (tx: Tx, tenant: TenantOnServer, bookId: number, now: Date): Promise<number> =>
  endWishes(tx, tenant, { where: 'w.appointment_id = $2', values: [bookId] }, 'left', now)

/** A booking that may be what its patient waits for. */
interface NewBooking {
  patientId: string
  serviceId: number
  doctorId: number
  bookId: number
  /** Milliseconds. */
  start: number
  /** Whether it waits for its payment: until then the wish stays in its place. */
  isPending: boolean
  /** The wish whose freed time it takes. */
  wishId: number | undefined
}

/** Ends what a booking fulfils: the wish whose time it takes, and every wish for this service with this doctor or any. */
export async function fulfilWishes(
  tx: Tx,
  tenant: TenantOnServer,
  { patientId, serviceId, doctorId, bookId, start, isPending, wishId }: NewBooking,
  now: Date,
): Promise<void> {
  const fulfilled = {
    where: `w.patient_id = $2 and (w.id = $3 or (w.appointment_id is null and w.service_id = $4
      and (w.doctor_id is null or w.doctor_id = $5) and w.before > $6::timestamptz))`,
    values: [patientId, wishId ?? null, serviceId, doctorId, new Date(start).toISOString()],
  }
  if (isPending)
    await tx.query(
      `update waiting_wish w set booked_id = $7 where w.tenant = $1 and ${isWaiting('w')} and ${fulfilled.where}`,
      [tenant.id, ...fulfilled.values, bookId],
    )
  else await endWishes(tx, tenant, fulfilled, 'booked', now)
}
