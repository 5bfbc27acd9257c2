import { AppointmentStatus } from '../../../schemas/generated/constants'
import type { Tx } from '../../platform/db/database'
import { retryOnDeadlock } from '../../platform/db/retryOnDeadlock'
import type { Api } from '../../platform/http/api/operation'
import { startWorker } from '../../platform/jobs/worker'
import type { TenantOnServer } from '../../platform/tenants/tenants'
import { endWishes } from './endWishes'
import { passOn } from './freedTimes'
import { offerFreedTime } from './offerFreedTime'
import { isWaiting } from './waitingSql'

/** The pause between two rounds. */
const INTERVAL_MS = 15_000
/** The number of holds that end in one round of a tenant. */
const MAX_ENDED = 100

type WaitingContext = Pick<Api, 'db' | 'tenants' | 'now'>

/** Works for the waiting list while the server listens. */
export function startWaitingWorker(api: WaitingContext & Pick<Api, 'http'>): void {
  const looked: Looked = new Map()
  startWorker(api.http, {
    intervalMs: INTERVAL_MS,
    run: (isStopping) => runWaitingRound(api, looked, isStopping),
    report: (error) => console.error('waiting list:', error instanceof Error ? error.message : error),
  })
}

/** By tenant and doctor, the state in which nothing was left to offer. */
export type Looked = Map<string, string>

/**
 * One round: ends holds that nobody answered and wishes whose time is over, then offers what has become free without a change of an
 * appointment, as when a doctor opens the agenda. Several servers may run it at once.
 */
export async function runWaitingRound(
  { db, tenants, now }: WaitingContext,
  looked: Looked,
  isStopping = () => false,
): Promise<void> {
  for (const tenant of tenants.all) {
    if (isStopping()) return
    await endLateAnswers(db, tenant, now())
    await endOldWishes(db, tenant, now())
    await offerNewTimes(db, tenant, { looked, now: now(), isStopping })
  }
}

/** Ends the holds of a tenant whose time to answer has passed: each time goes to the next person. */
async function endLateAnswers(db: Tx, tenant: TenantOnServer, now: Date): Promise<void> {
  const late = await db.query<{ id: number }>(
    `select appointment_id as id from freed_time where tenant = $1 and outcome is null and answer_by <= $2::timestamptz
     order by answer_by, appointment_id limit ${MAX_ENDED}`,
    [tenant.id, now.toISOString()],
  )
  for (const { id } of late) await retryOnDeadlock(db, (tx) => passOn(tx, tenant, id, 'expired', now))
}

/** Ends wishes whose appointment is paid, and those for a time that has passed. */
async function endOldWishes(db: Tx, tenant: TenantOnServer, now: Date): Promise<void> {
  const isPaid = `exists (select from appointment got where got.tenant = w.tenant and got.id = w.booked_id
    and got.status = ${AppointmentStatus.booked})`
  const isOver = `(w.before <= $2::timestamptz or exists (select from appointment a where a.tenant = w.tenant
    and a.id = w.appointment_id and (a.status <> ${AppointmentStatus.booked} or a.starts_at <= $2::timestamptz)))`
  await retryOnDeadlock(db, async (tx) => {
    await endWishes(tx, tenant, { where: isPaid, values: [] }, 'booked', now)
    await endWishes(tx, tenant, { where: isOver, values: [now.toISOString()] }, 'passed', now)
  })
}

interface Look {
  looked: Looked
  now: Date
  isStopping: () => boolean
}

/** Offers the free times of every doctor for whom somebody waits, if anything has changed since the last look. */
async function offerNewTimes(
  db: Tx,
  tenant: TenantOnServer,
  { looked, now, isStopping }: Look,
): Promise<void> {
  for (const { doctorId, state, until } of await listAwaitedDoctors(db, tenant.id)) {
    if (isStopping()) return
    const place = `${tenant.id} ${doctorId}`
    if (looked.get(place) === state) continue
    const span = { doctorId, start: now.getTime(), end: until.getTime() }
    const count = await retryOnDeadlock(db, (tx) => offerFreedTime(tx, tenant, span, now))
    // Offering changes the state; the next round looks once more.
    if (count === 0) looked.set(place, state)
  }
}

/** The doctors for whom somebody waits, until when, and what their agenda and the wishes were like. */
function listAwaitedDoctors(db: Tx, tenant: string) {
  return db.query<{ doctorId: number; state: string; until: Date }>(
    `select p.doctor_id as "doctorId", max(w.before) as until,
       concat_ws(' ', max(v.version), count(*), max(w.id), sum(hashtext(w::text)::bigint)) as state
     from waiting_wish w
     join provider_service ps on ps.tenant = w.tenant and ps.service_id = w.service_id
     join provider p on p.tenant = ps.tenant and p.id = ps.provider_id and p.is_active
       and (w.doctor_id is null or w.doctor_id = p.doctor_id)
     left join agenda_version v on v.tenant = p.tenant and v.doctor_id = p.doctor_id
     where w.tenant = $1 and ${isWaiting('w')}
       and not exists (select from freed_time f where f.tenant = w.tenant and f.wish_id = w.id and f.outcome is null)
     group by p.doctor_id order by p.doctor_id`,
    [tenant],
  )
}
