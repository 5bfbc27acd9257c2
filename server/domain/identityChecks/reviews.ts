import type { IdentityDecision, IdentityReview, IdentitySide } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import type { Download } from '../../platform/http/api/files'
import { HttpError } from '../../platform/errors/httpError'
import type { OperationCall } from '../../platform/http/api/operation'
import { writeAudit } from '../entities/history/audit'
import { changeOf } from '../entities/registerEntity'
import { users } from '../users/entity'
import { orNotFound } from '../../platform/errors/orNotFound'
import { applyResult, findRun } from './runs'
import { statusOf } from './transition'

type Row = Omit<IdentityReview, 'completedAt'> & { completedAt: Date }

/** The checks that wait for an administrator, the oldest first. */
export async function listIdentityReviews(db: Tx, tenant: string): Promise<IdentityReview[]> {
  const rows = await db.query<Row>(
    `select r.id, r.person_id as "personId", concat_ws(' ', p.name, p.surname) as "personName",
       p.birth_date as "birthDate", p.identification_number as "identificationNumber", r.completed_at as "completedAt",
       array(select i.side from identity_picture i where i.tenant = r.tenant and i.run_id = r.id
         order by array_position(array['front', 'back', 'face'], i.side)) as pictures
     from identity_run r join person p on p.tenant = r.tenant and p.id = r.person_id
     where r.tenant = $1 and r.state = 'review' order by r.completed_at, r.id limit 200`,
    [tenant],
  )
  return rows.map((row) => ({ ...row, completedAt: row.completedAt.toISOString() }))
}

/** A picture of a check in review. It is sent as a file, so that no cache keeps it. */
export async function readPicture(
  db: Tx,
  tenant: string,
  { id, side }: { id: string; side: IdentitySide },
): Promise<Download> {
  const [row] = await db.query<{ type: string; content: Uint8Array }>(
    `select i.type, i.content from identity_picture i
     join identity_run r on r.tenant = i.tenant and r.id = i.run_id and r.state = 'review'
     where i.tenant = $1 and i.run_id = $2 and i.side = $3`,
    [tenant, id, side],
  )
  const { type, content } = orNotFound(row)
  return { type, name: side, content: once(Buffer.from(content)) }
}

async function* once(content: Buffer): AsyncIterable<Buffer> {
  yield content
}

type DecisionCall = Pick<
  OperationCall<'PUT api/identity-checks/{id}/decision'>,
  'db' | 'tenant' | 'person' | 'now'
>

/**
 * Decides a check in review; the history of the user says who did it. Throws 403 for one's own, and 409 CHECK_FINISHED when
 * somebody has decided it already.
 */
export function decide(call: DecisionCall, id: string, decision: IdentityDecision): Promise<void> {
  const { tenant, person, now } = call
  const state = decision.approved ? 'approved' : 'declined'
  return call.db.tx(async (tx) => {
    await tx.query('select 1 from identity_run where tenant = $1 and id = $2 for update', [tenant.id, id])
    const run = orNotFound(await findRun(tx, tenant.id, id))
    if ([person.actor, person.subject].includes(run.personId)) throw new HttpError(403, 'OWN_IDENTITY')
    if (run.state !== 'review') throw new HttpError(409, 'CHECK_FINISHED')
    const reason = decision.approved ? null : (decision.reason ?? null)
    await applyResult(tx, { tenant: tenant.id, id, now }, { state, reason })
    await note(tx, call, { personId: run.personId, status: statusOf(state) })
  })
}

async function note(
  tx: Tx,
  call: DecisionCall,
  { personId, status }: { personId: string; status: number },
): Promise<void> {
  const [row] = await tx.query<{ version: number }>(
    'update person set version = version + 1 where tenant = $1 and id = $2 returning version',
    [call.tenant.id, personId],
  )
  await writeAudit(tx, changeOf(call), users, personId, {
    action: 'update',
    version: orNotFound(row).version,
    before: { identityStatus: statusOf('review') },
    after: { identityStatus: status },
  })
}
