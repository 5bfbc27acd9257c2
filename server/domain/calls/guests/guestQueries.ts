import type { CallCompany, CallGuest } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import { HttpError } from '../../../platform/errors/httpError'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { hashToken } from '../../../platform/secrets/token'
import { findOwnCall, type CallContext } from '../callContext'
import type { Side, StoredCall } from '../callQueries'

/** How many guests a call has at most: with doctor and patient they are four. */
export const MAX_GUESTS = 2

/** SQL: whether a guest `g` is in the call. */
export const isIn = 'g.joined_at is not null and g.left_at is null and g.removed_at is null and g.is_allowed'

/** SQL: the state of a guest `g`. */
const stateSql = `case when g.removed_at is not null then 'removed' when g.is_allowed is false then 'refused'
  when g.is_allowed is null then 'asked' when ${isIn} then 'in' when g.left_at is not null then 'left' else 'allowed' end`

/** Reads guests as the API sends them, in the order of their invitations. `where`: on `g`, with placeholders from $2 on. */
export const selectGuests = async (
  db: Tx,
  tenant: string,
  where: string,
  values: readonly unknown[],
): Promise<CallGuest[]> => {
  const rows = await db.query<
    Omit<CallGuest, 'sentTo' | 'isFamily'> & { sentTo: string | null; isFamily: boolean }
  >(
    `select g.id, g.name, g.kind, g.invited_by as "invitedBy", ${stateSql} as state,
       g.knocked_at is not null and not (${isIn}) is true as "isAtDoor", g.sent_to as "sentTo",
       g.relative_id is not null as "isFamily"
     from call_guest g where g.tenant = $1 and ${where} order by g.id`,
    [tenant, ...values],
  )
  return rows.map(({ sentTo, isFamily, ...guest }) => ({
    ...guest,
    ...(sentTo !== null && { sentTo }),
    ...(isFamily && { isFamily }),
  }))
}

/** What guests read of each other. */
export function withoutContact(guest: CallGuest): CallGuest {
  const read = { ...guest }
  delete read.sentTo
  delete read.isFamily
  return read
}

/** A guest of a call. Throws 404 for the guest of another one. */
export async function readGuest(db: Tx, tenant: string, callId: number, id: number): Promise<CallGuest> {
  const [guest] = await selectGuests(db, tenant, 'g.call_id = $2 and g.id = $3', [callId, id])
  return orNotFound(guest)
}

/** The guests of a call, for its doctor and its patient. Throws 404 for the call of others. */
export async function listGuests(context: CallContext, callId: number): Promise<CallGuest[]> {
  await findOwnCall(context, callId)
  return selectGuests(context.db, context.tenant.id, 'g.call_id = $2', [callId])
}

/**
 * Lets other changes of the guests of a call, and its end, wait until the transaction ends. Throws 409 CALL_OVER for a call that
 * is not in progress.
 */
export async function lockCall(tx: Tx, tenant: string, callId: number): Promise<void> {
  const [call] = await tx.query<{ status: string }>(
    'select status from video_call where tenant = $1 and id = $2 for update',
    [tenant, callId],
  )
  if (call?.status !== 'inProgress') throw new HttpError(409, 'CALL_OVER')
}

/** Changes guests of a call as its doctor or its patient, alone. Throws 404 for the call of others, and 409 CALL_OVER. */
export async function changeGuests<T>(
  context: CallContext,
  callId: number,
  work: (tx: Tx, side: Side) => Promise<T>,
): Promise<{ result: T; call: StoredCall }> {
  const { call, side } = await findOwnCall(context, callId)
  const result = await context.db.tx(async (tx) => {
    await lockCall(tx, context.tenant.id, callId)
    return work(tx, side)
  })
  return { result, call }
}

/** Somebody to invite. */
interface NewGuest extends Pick<CallGuest, 'name' | 'kind'> {
  side: Side
  /** Of the link. */
  token: string
  relativeId?: string
}

/** Stores somebody who is invited. Throws 409 CALL_FULL. */
export async function insertGuest(
  tx: Tx,
  { tenant, now }: Pick<CallContext, 'tenant' | 'now'>,
  callId: number,
  { name, kind, side, token, relativeId }: NewGuest,
): Promise<CallGuest> {
  const [count] = await tx.query<{ open: number }>(
    `select count(*)::int as open from call_guest where tenant = $1 and call_id = $2 and removed_at is null
       and is_allowed is distinct from false and left_at is null`,
    [tenant.id, callId],
  )
  if ((count?.open ?? 0) >= MAX_GUESTS) throw new HttpError(409, 'CALL_FULL')
  const [made] = await tx.query<{ id: number }>(
    `insert into call_guest (tenant, call_id, name, kind, invited_by, invited_at, token_hash, relative_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [tenant.id, callId, name.trim(), kind, side, now.toISOString(), hashToken(token), relativeId ?? null],
  )
  return readGuest(tx, tenant.id, callId, made?.id ?? 0)
}

/** SQL: who else was in the calls of an appointment `a`, as JSON. See `toCompany`. */
export const companySql = `coalesce((select jsonb_agg(jsonb_build_object('name', g.name, 'kind', g.kind,
    'joinedAt', g.joined_at, 'leftAt', g.left_at) order by g.joined_at, g.id)
  from call_guest g join video_call k on k.tenant = g.tenant and k.id = g.call_id
  where k.tenant = a.tenant and k.appointment_id = a.id and g.joined_at is not null), '[]')`

/** The same with instants in the API's form: the database writes them with an offset. */
export const toCompany = (company: readonly CallCompany[]): CallCompany[] =>
  company.map(({ joinedAt, leftAt, ...who }) => ({
    ...who,
    joinedAt: new Date(joinedAt).toISOString(),
    leftAt: leftAt && new Date(leftAt).toISOString(),
  }))
