import type { Tx } from '../../platform/db/database'
import { prepared } from '../../platform/db/prepared'
import { HttpError } from '../../platform/errors/httpError'
import type { HubPort } from '../../platform/hub/port'
import type { KeyRing } from '../../platform/secrets/keyRing'
import type { GuestRight } from '../../platform/sessions/visits/guestSession'
import { visitActor, type VisitRight } from '../../platform/sessions/visits/visitRight'
import type { TenantOnServer } from '../../platform/tenants/tenants'
import { managesDependent } from '../people/people'
import { isTreated, treatmentTime } from '../people/treated'
import type { PushPort } from '../push/port'
import type { RoomPort } from './port'
import type { CallConnection, CallPresence } from './state/presence'
import { selectCalls, type Side, type StoredCall } from './callQueries'

/** Who does something to a call, and where. */
export interface CallContext {
  db: Tx
  hub: HubPort
  tenant: TenantOnServer
  /** The user who signed in. */
  actor: string
  /** Present in the session of a visit, which is the patient's side of this visit's calls and of no other. */
  visit?: VisitRight | undefined
  /** Present in the session of a guest of a call, which is on neither side. */
  guest?: GuestRight | undefined
  now: Date
  language?: string
  rooms?: RoomPort | undefined
  /** Notifies browsers that have no page open. */
  push?: PushPort | undefined
  /** Encrypts the keys of the tenant in the database. */
  serverKey?: KeyRing | undefined
  /** The connection to the hub over which the user asks. */
  connection?: CallConnection | undefined
  presence?: CallPresence | undefined
}

/** The language of texts that go to both sides: the tenant's first. */
export const languageOf = ({ tenant, language }: Pick<CallContext, 'tenant' | 'language'>): string =>
  language ?? tenant.manifest.languages[0] ?? 'es'

/** Whether the user is the patient, the family administrator who acts for them, or the session of the visit. */
export const isForPatient = async (
  { db, tenant, actor, visit }: { db: Tx } & Pick<CallContext, 'tenant' | 'actor' | 'visit'>,
  { patientId, appointmentId }: Pick<StoredCall, 'patientId' | 'appointmentId'>,
): Promise<boolean> =>
  visit
    ? visit.appointmentId === appointmentId
    : actor === patientId || managesDependent(db, tenant.id, actor, patientId)

/** Reads a call of the tenant; undefined if there is none. */
export async function findCall(
  tx: Tx,
  context: Pick<CallContext, 'tenant' | 'language' | 'now'>,
  id: number,
): Promise<StoredCall | undefined> {
  const { tenant, now } = context
  const language = languageOf(context)
  const where = 'v.id = $4'
  const [call] = await selectCalls(tx, {
    tenant: tenant.id,
    language,
    now,
    where,
    values: [id],
    isCommon: true,
  })
  return call
}

/**
 * A call and the side of the user who asks; 404 for a call of others, so that ids reveal nothing, and for a call that is over
 * with somebody whom the doctor no longer treats.
 */
export const findOwnCall = async (context: Omit<CallContext, 'hub'>, id: number) =>
  requireOwn(context, await findCall(context.db, context, id))

/** The same for a condition on `v` with the placeholder $4. */
export async function findOwnCallWhere(
  context: Omit<CallContext, 'hub'>,
  where: string,
  value: unknown,
): Promise<{ call: StoredCall; side: Side }> {
  const { db, tenant, now } = context
  const language = languageOf(context)
  const [call] = await selectCalls(db, { tenant: tenant.id, language, now, where, values: [value] })
  return requireOwn(context, call)
}

async function requireOwn(
  context: Omit<CallContext, 'hub'>,
  call: StoredCall | undefined,
): Promise<{ call: StoredCall; side: Side }> {
  const { actor } = context
  if (call && call.doctorPersonId === actor && (await isOpenToDoctor(context, call)))
    return { call, side: 'doctor' }
  if (call && (await isForPatient(context, call))) return { call, side: 'patient' }
  // It rang at this doctor, and rings at another one now.
  if (call && (await hasRungAt(context, call.id))) throw new HttpError(409, 'CALL_OVER')
  throw new HttpError(404, 'NOT_FOUND')
}

/** SQL: call `v` has rung at the doctor whose account the placeholder is. */
export const hasRungAtSql = (account: string): string => `exists (select from call_ring r
  join doctor d on d.tenant = r.tenant and d.id = r.doctor_id where r.tenant = v.tenant and r.call_id = v.id and d.person_id = ${account})`

async function hasRungAt({ db, tenant, actor }: Omit<CallContext, 'hub'>, id: number): Promise<boolean> {
  const rows = await db.query(
    `select from video_call v where v.tenant = $1 and v.id = $2 and ${hasRungAtSql('$3')}`,
    [tenant.id, id, actor],
  )
  return rows.length > 0
}

/** Whether the doctor of a call may still read it: of somebody whom they no longer treat, only a call that is not over. */
export async function isOpenToDoctor(
  { db, tenant, now }: Omit<CallContext, 'hub'>,
  { status, doctorId, patientId, appointmentId }: StoredCall,
): Promise<boolean> {
  const isFree = appointmentId === null
  if (isFree || doctorId === null || status === 'calling' || status === 'inProgress') return true
  return isTreated(db, { tenant: tenant.id, doctorId, patientId }, treatmentTime(tenant, now))
}

/**
 * Who hears of a call on a side: the doctor, or the patient, the family administrators who act for them and the session of the
 * visit's link. The last hears of this visit's calls alone.
 */
export async function accountsOf(
  { db, tenant }: { db: Tx } & Pick<CallContext, 'tenant'>,
  call: Pick<StoredCall, 'patientId' | 'doctorPersonId'> & Partial<Pick<StoredCall, 'appointmentId'>>,
  side: Side,
): Promise<string[]> {
  if (side === 'doctor') return call.doctorPersonId === null ? [] : [call.doctorPersonId]
  const family = await db.query<{ id: string }>(
    prepared(`select l.admin_id as id from family_link l join person a on a.tenant = l.tenant and a.id = l.admin_id
     where l.tenant = $1 and l.member_id = $2 and l.dependent and a.is_family_admin`),
    [tenant.id, call.patientId],
  )
  const visit = call.appointmentId ? [visitActor(call.appointmentId)] : []
  return [call.patientId, ...family.map(({ id }) => id), ...visit]
}

export const otherSide = (side: Side): Side => (side === 'patient' ? 'doctor' : 'patient')
