import type { Tx } from '../../../platform/db/database'
import { enqueueAccountLetter } from '../../../platform/letters/accountLetter'
import { orNotFound } from '../../../platform/errors/orNotFound'
import type { RecordId } from '../../entities/defineAdminEntity'
import type { AdminCall } from '../../entities/registerEntity'

type Call = Pick<AdminCall, 'db' | 'tenant' | 'now'>

interface Invited {
  personId: string
  invitedAt: Date | null
  /** Whether the account was activated or registered before. */
  isActivated: boolean
}

/** Invites a doctor whose account is new: the letter lets them set a password. A patient who becomes a doctor has one. */
export const inviteNewDoctor = ({ db, tenant, now }: Call, id: RecordId): Promise<void> =>
  db.tx(async (tx) => {
    const doctor = await findInvited(tx, tenant.id, id)
    if (doctor && !doctor.invitedAt && !doctor.isActivated) await invite(tx, tenant.id, { id, doctor, now })
  })

/** Sends the invitation of a doctor again. Throws 404 when the doctor has no account. */
export const inviteAgain = ({ db, tenant, now }: Call, id: RecordId): Promise<void> =>
  db.tx(async (tx) => {
    const doctor = orNotFound(await findInvited(tx, tenant.id, id))
    await invite(tx, tenant.id, { id, doctor, now })
  })

async function findInvited(tx: Tx, tenant: string, id: RecordId): Promise<Invited | undefined> {
  const [row] = await tx.query<Invited>(
    `select d.person_id as "personId", d.invited_at as "invitedAt", exists (
       select from accepted_conditions c where c.tenant = d.tenant and c.person_id = d.person_id) as "isActivated"
     from doctor d join account a on a.tenant = d.tenant and a.sub = d.person_id
     where d.tenant = $1 and d.id = $2`,
    [tenant, id],
  )
  return row
}

async function invite(
  tx: Tx,
  tenant: string,
  { id, doctor, now }: { id: RecordId; doctor: Invited; now: Date },
): Promise<void> {
  await enqueueAccountLetter(tx, tenant, { kind: 'setPassword', personId: doctor.personId, now })
  await tx.query('update doctor set invited_at = $3 where tenant = $1 and id = $2', [tenant, id, now])
}
