import { AppointmentStatus } from '../../../../schemas/generated/constants'
import type { CallPool } from '../../../../schemas/generated/entities'
import { poolSettingsOf, type PoolSettings } from '../../../platform/tenants/settings/poolSettings'
import { localSql } from '../../catalogue/entitySql'
import { languageOf, type CallContext } from '../callContext'
import { isCalling } from '../state/queue'
import { openingAt } from './hours'
import { readNextTime } from './nextTime'
import { readPoolAccess, zoneOf } from './poolAccess'
import { isFreeSql, isInPoolSql, listOnlineDoctors, listPoolDoctors, soonAt } from './poolDoctors'

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]

/** The pool of a tenant, as somebody may use it now. */
export async function readPool(context: CallContext): Promise<CallPool> {
  const { db, tenant, actor, now } = context
  const settings = poolSettingsOf(tenant)
  const { access, plan, perMonth, used, renewsAt } = await readPoolAccess(db, tenant, actor, now)
  const { isOpen, opensAt } = openingAt(settings?.hours, zoneOf(tenant), now)
  const doctors = settings ? await listPoolDoctors(db, tenant.id) : []
  const online = settings ? await listOnlineDoctors(context) : []
  const waiting = await countWaiting(context)
  const isFull = settings !== undefined && waiting >= settings.maxWaiting
  const others = online.filter(({ personId }) => personId !== actor).length
  const hasNobody = settings !== undefined && isOpen && access === 'included' && (others === 0 || isFull)
  const isDoctor = doctors.some(({ personId }) => personId === actor)
  return {
    isOffered: settings !== undefined,
    access,
    planName: plan ? (plan.translations?.[languageOf(context)]?.name ?? plan.name) : null,
    isOpen,
    opensAt: opensAt?.toISOString() ?? null,
    hours: (settings?.hours ?? []).map(({ days = EVERY_DAY, from, to }) => ({ days: [...days], from, to })),
    zone: zoneOf(tenant),
    specialties: settings ? await listSpecialties(context) : [],
    doctors: doctors.length,
    online: others,
    isFull,
    perMonth,
    used,
    renewsAt: renewsAt?.toISOString() ?? null,
    ...(hasNobody && { nextTime: await readNextTime(context) }),
    waiting: await readPlace(context),
    alertUntil: await readAlert(context),
    duty: isDoctor && settings ? await readDuty(context, settings, waiting) : null,
  }
}

/** The specialties of what the doctors of the pool offer by video. */
async function listSpecialties(context: CallContext): Promise<string[]> {
  const rows = await context.db.query<{ name: string }>(
    `select distinct ${localSql('sp', 'name', '$2')} as name from doctor d
     join doctor_specialty x on x.tenant = d.tenant and x.doctor_id = d.id
     join specialty sp on sp.tenant = x.tenant and sp.id = x.specialty_id
     where d.tenant = $1 and ${isInPoolSql} order by 1`,
    [context.tenant.id, languageOf(context)],
  )
  return rows.map(({ name }) => name)
}

async function countWaiting({ db, tenant, now }: CallContext): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from video_call o where o.tenant = $1 and o.pool_since is not null
       and o.started_by = 'patient' and ${isCalling('$2')}`,
    [tenant.id, now.toISOString()],
  )
  return row?.count ?? 0
}

/** Until when the person waits for a message that a doctor is free. */
async function readAlert({ db, tenant, actor, now }: CallContext): Promise<string | null> {
  const [row] = await db.query<{ until: Date }>(
    'select pool_alert_until as until from person where tenant = $1 and id = $2 and pool_alert_until > $3',
    [tenant.id, actor, now.toISOString()],
  )
  return row?.until.toISOString() ?? null
}

/** Where the person is in the queue. */
async function readPlace({ db, tenant, actor, now }: CallContext): Promise<CallPool['waiting']> {
  const [place] = await db.query<NonNullable<CallPool['waiting']>>(
    `select w.id as "callId", w.doctor_id is not null as "isRinging",
       (select count(*)::int from video_call o where o.tenant = w.tenant and o.pool_since is not null and o.started_by = 'patient'
         and ${isCalling('$3')} and (o.pool_since, o.id) < (w.pool_since, w.id)) as ahead,
       (select count(*)::int from call_ring r where r.tenant = w.tenant and r.call_id = w.id and r.outcome is not null) as passes
     from video_call w where w.tenant = $1 and w.patient_id = $2 and w.pool_since is not null and w.status = 'calling'
       and w.started_by = 'patient' order by w.id desc limit 1`,
    [tenant.id, actor, now.toISOString()],
  )
  return place ?? null
}

/** Whether such a call may ring at the doctor now, and until when. */
async function readDuty(
  { db, tenant, actor, now }: CallContext,
  { breakMinutes }: PoolSettings,
  waiting: number,
): Promise<NonNullable<CallPool['duty']>> {
  const [row] = await db.query<{ isAvailable: boolean; pausedAt: Date | null; next: Date | null }>(
    `select d.pool_paused_at is null and ${isFreeSql('$3', '$4')} as "isAvailable", d.pool_paused_at as "pausedAt",
       (select min(a.starts_at) from appointment a where a.tenant = d.tenant and a.doctor_id = d.id and a.status = ${AppointmentStatus.booked}
         and not a.is_unbooked and a.starts_at >= $4::timestamptz and a.starts_at < $3::timestamptz + interval '1 day') as next
     from doctor d where d.tenant = $1 and d.person_id = $2`,
    [tenant.id, actor, now.toISOString(), soonAt(now, breakMinutes)],
  )
  const until = row?.next ? new Date(row.next.getTime() - breakMinutes * 60_000) : null
  return {
    isAvailable: row?.isAvailable ?? false,
    pausedAt: row?.pausedAt?.toISOString() ?? null,
    until: until?.toISOString() ?? null,
    waiting,
  }
}
