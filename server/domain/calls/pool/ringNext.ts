import type { Tx } from '../../../platform/db/database'
import { poolSettingsOf, type PoolSettings } from '../../../platform/tenants/settings/poolSettings'
import type { CallContext } from '../callContext'
import { toEntity } from '../callQueries'
import { notifySide } from '../notifySides'
import { readCall } from '../startCall'
import { lockLines } from '../state/lines'
import { isCalling } from '../state/queue'
import { notifyPool } from './notifyPool'
import { isFreeSql, listOnlineDoctors, mayRingSql, soonAt, type PoolDoctor } from './poolDoctors'

interface WaitingCall {
  id: number
  patientId: string
}

/** Lets each call that waits for the pool ring at the next doctor who is free, the one that has waited longest first. */
export async function ringNext(context: CallContext, online?: readonly PoolDoctor[]): Promise<void> {
  const settings = poolSettingsOf(context.tenant)
  const waiting = settings ? await listWaiting(context) : []
  if (!settings || waiting.length === 0) return
  const doctors = online ?? (await listOnlineDoctors(context))
  let hasRung = false
  for (const call of waiting) {
    const doctor = await ringAtFirst(context, settings, call, doctors)
    if (!doctor) continue
    hasRung = true
    const stored = await readCall(context.db, context, call.id)
    if (stored.doctorId === doctor.id)
      await notifySide(context, stored, 'doctor', 'notifyCall', toEntity(stored, 'doctor'))
  }
  if (hasRung) await notifyPool(context)
}

/** The calls that wait and ring at nobody. */
const listWaiting = ({ db, tenant, now }: CallContext): Promise<WaitingCall[]> =>
  db.query(
    `select o.id, o.patient_id as "patientId" from video_call o where o.tenant = $1 and o.pool_since is not null
       and o.doctor_id is null and o.started_by = 'patient' and ${isCalling('$2')} order by o.pool_since, o.id`,
    [tenant.id, now.toISOString()],
  )

async function ringAtFirst(
  context: CallContext,
  settings: PoolSettings,
  call: WaitingCall,
  online: readonly PoolDoctor[],
): Promise<PoolDoctor | undefined> {
  for (const doctor of await listCandidates(context, settings, call, online))
    if (await context.db.tx((tx) => ring(tx, context, settings, call, doctor))) return doctor
  return undefined
}

/** Who is free, at whom this call has not rung first, then who has been rung at least recently. */
const listCandidates = (
  { db, tenant, now }: CallContext,
  { breakMinutes }: PoolSettings,
  { id }: WaitingCall,
  online: readonly PoolDoctor[],
): Promise<PoolDoctor[]> =>
  db.query(
    `select d.id, d.person_id as "personId", false as "isPaused" from doctor d join video_call v on v.tenant = d.tenant and v.id = $2
     where d.tenant = $1 and d.id = any($3::int[]) and d.pool_paused_at is null and ${mayRingSql} and ${isFreeSql('$4', '$5')}
     order by (select max(r.rang_at) from call_ring r where r.tenant = d.tenant and r.doctor_id = d.id and r.call_id = v.id) nulls first,
       (select max(r.rang_at) from call_ring r where r.tenant = d.tenant and r.doctor_id = d.id) nulls first, d.id`,
    [tenant.id, id, online.map((doctor) => doctor.id), now.toISOString(), soonAt(now, breakMinutes)],
  )

/** Lets a call ring at a doctor, unless another process has meanwhile let it ring, or the doctor is busy or has let it ring too often. */
async function ring(
  tx: Tx,
  context: CallContext,
  { ringSeconds, breakMinutes }: PoolSettings,
  { id, patientId }: WaitingCall,
  doctor: PoolDoctor,
): Promise<boolean> {
  const { tenant, now } = context
  await lockLines(tx, context, { doctorId: doctor.id, patientId })
  const until = new Date(now.getTime() + ringSeconds * 1000)
  const rung = await tx.query(
    `update video_call v set doctor_id = $3, is_quiet = false, rings_until = $4, alone_since = null
     where tenant = $1 and id = $2 and status = 'calling' and started_by = 'patient' and doctor_id is null
       and exists (select from doctor d where d.tenant = $1 and d.id = $3 and ${mayRingSql} and ${isFreeSql('$5', '$6')}) returning id`,
    [tenant.id, id, doctor.id, until.toISOString(), now.toISOString(), soonAt(now, breakMinutes)],
  )
  if (rung.length === 0) return false
  await tx.query(`insert into call_ring (tenant, call_id, doctor_id, rang_at) values ($1, $2, $3, $4)`, [
    tenant.id,
    id,
    doctor.id,
    now.toISOString(),
  ])
  return true
}
