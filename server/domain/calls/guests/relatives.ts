import type { CallRelative } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import { HttpError } from '../../../platform/errors/httpError'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { isGuestInvited } from '../../../platform/sessions/visits/guestSession'
import { findOwnCall, type CallContext } from '../callContext'

/**
 * SQL: whether person `p` is of the family of the patient of call `v`, with an account to which a link can be sent. A patient whom
 * others look after has those who do, and nobody else; one with an account has whoever has accepted to be of the same family. Who is in the
 * call for the patient is left out.
 */
const isRelative = `p.id is distinct from v.patient_actor and p.email is not null
  and exists (select from account t where t.tenant = p.tenant and t.sub = p.id)
  and exists (select from family_link l join person a on a.tenant = l.tenant and a.id = l.admin_id
    where l.tenant = v.tenant and a.is_family_admin and l.invited_at is null
      and ((l.admin_id = p.id and l.member_id = v.patient_id)
        or (l.admin_id = v.patient_id and l.member_id = p.id and not l.dependent)))`

const select = (db: Tx, tenant: string, callId: number, where: string, values: readonly unknown[]) =>
  db.query<CallRelative>(
    `select p.id, concat_ws(' ', p.name, p.surname) as name from video_call v join person p on p.tenant = v.tenant
     where v.tenant = $1 and v.id = $2 and ${isRelative} and ${where} order by p.name, p.id`,
    [tenant, callId, ...values],
  )

/** The family whom the doctor of a call can invite: those who are not invited yet. Throws 404 for the call of others, 403 for the patient. */
export async function listRelatives(context: CallContext, callId: number): Promise<CallRelative[]> {
  const { side } = await findOwnCall(context, callId)
  if (side !== 'doctor') throw new HttpError(403, 'FORBIDDEN')
  const isInvited = `exists (select from call_guest g where g.tenant = v.tenant and g.call_id = v.id and g.relative_id = p.id and ${isGuestInvited})`
  return select(context.db, context.tenant.id, callId, `not ${isInvited}`, [])
}

/** Somebody of the family of the patient of a call. Throws 404 for anybody else. */
export async function readRelative(
  db: Tx,
  tenant: string,
  callId: number,
  id: string,
): Promise<CallRelative> {
  const [relative] = await select(db, tenant, callId, 'p.id = $3', [id])
  return orNotFound(relative)
}

/** The id of the open invitation of somebody of the family. */
export async function findOpenInvitation(
  db: Tx,
  tenant: string,
  callId: number,
  relativeId: string,
): Promise<number | undefined> {
  const [guest] = await db.query<{ id: number }>(
    `select g.id from call_guest g where g.tenant = $1 and g.call_id = $2 and g.relative_id = $3 and ${isGuestInvited}`,
    [tenant, callId, relativeId],
  )
  return guest?.id
}
