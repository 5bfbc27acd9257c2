import type { Tx } from '../../platform/db/database'
import { retryOnConflict } from '../../platform/db/retryOnDeadlock'
import { afterAnswer } from '../../platform/requests/afterAnswer'
import { HttpError } from '../../platform/errors/httpError'
import type { OperationCall } from '../../platform/http/api/operation'
import { listFormerAddresses } from '../../platform/identity/accounts/accountChanges'
import { signOutEverywhere } from '../../platform/identity/protocol/adapter'
import { writeAudit } from '../entities/history/audit'
import { changeOf } from '../entities/registerEntity'
import { users } from '../users/entity'
import { endWishesOf } from '../waitingList/endWishes'
import { cancel } from '../booking/steps/cancel'
import { deleteConnection } from '../devices/cloud/connections'
import type { DeviceProvider, Tokens } from '../devices/cloud/port'
import { deleteIdentityChecks } from '../identityChecks/runs'
import { orNotFound } from '../../platform/errors/orNotFound'
import { enqueueAccountLetter } from '../../platform/letters/accountLetter'
import { findUser } from '../people/people'
import { requireOwn } from '../account/ownAccount'
import { listDeletedPeople, readDeletion } from './readDeletion'

type Call = Pick<OperationCall<'DELETE api/users'>, 'db' | 'tenant' | 'person' | 'now' | 'language'>

/**
 * Deletes the account of the person who signed in: cancels the appointments, ends sessions, links and
 * addresses, and removes the contact data of everybody who is deleted with it. Names, documents and past appointments are the
 * clinical history, which the centre keeps. Connections with a device provider end here, and there as far as it answers.
 * Throws 409 DELETION_REFUSED with the reason in `details`.
 */
export async function deleteAccount(call: Call, devices: DeviceProvider | undefined): Promise<void> {
  const { tenant, now } = call
  const id = requireOwn(call.person)
  const ended = await retryOnConflict(call.db, async (tx) => {
    const { refusedBy } = await readDeletion(tx, tenant.id, id, now)
    if (refusedBy) throw new HttpError(409, 'DELETION_REFUSED', { details: { reason: refusedBy } })
    const { name, email } = orNotFound(await findUser(tx, tenant.id, id))
    const people = await listDeletedPeople(tx, tenant.id, id, now)
    for (const { id: patientId, appointmentIds } of people) {
      const context = { db: tx, tenant, patientId, actorId: id, now, language: call.language }
      for (const bookId of appointmentIds) await cancel(context, bookId)
      await endWishesOf(tx, tenant, patientId, now)
    }
    const tokens: Tokens[] = []
    for (const person of people) {
      await removePerson(tx, call, person.id)
      const connection = { tenant: tenant.id, patient: person.id }
      // Without a provider of its own the tenant has no key, and what was stored cannot be opened.
      const found = await deleteConnection(tx, connection, devices?.secret ?? [''])
      if (found) tokens.push(found)
    }
    // Who has taken the account over, and deletes it, does so behind the back of its former address.
    const addresses = [...(email ? [email] : []), ...(await listFormerAddresses(tx, tenant.id, id, now))]
    await removeAccess(tx, tenant.id, id)
    const letter = { kind: 'deleted' as const, personId: null, name, language: call.language, now }
    for (const to of addresses) await enqueueAccountLetter(tx, tenant.id, { ...letter, to })
    return tokens
  })
  if (devices)
    afterAnswer('account: a device connection could not be ended', async () => {
      for (const tokens of ended) await devices.revokeTokens(tokens)
    })
}

/** The person stays for the clinical history, without contact data and out of every list of active users. */
async function removePerson(tx: Tx, call: Call, id: string): Promise<void> {
  const tenant = call.tenant.id
  const [photo] = await tx.query<{ id: number | null }>(
    'select thumbnail_id as id from person where tenant = $1 and id = $2',
    [tenant, id],
  )
  await deleteIdentityChecks(tx, tenant, id)
  const [row] = await tx.query<{ version: number }>(
    `update person set active = false, email = null, email_confirmed = false, phone = null, alternative_phone = null,
       thumbnail_id = null, nick_name = null, user_meta = '[]', referrer_id = null, plan_id = null, next_plan_id = null,
       is_plus = false, is_doctor24 = false, is_family_admin = false, clinical_data_auth_at = null, version = version + 1
     where tenant = $1 and id = $2 returning version`,
    [tenant, id],
  )
  if (photo?.id != null) await removePhoto(tx, tenant, photo.id)
  await tx.query('delete from video_mark where tenant = $1 and person_id = $2', [tenant, id])
  await tx.query('delete from video_viewing where tenant = $1 and person_id = $2', [tenant, id])
  await writeAudit(tx, changeOf(call), users, id, {
    action: 'update',
    version: orNotFound(row).version,
    before: { active: true },
    after: { active: false },
  })
}

/** Removes an uploaded photo that nothing else shows; demo photos are shared. */
async function removePhoto(tx: Tx, tenant: string, photo: number): Promise<void> {
  await tx.query(
    `delete from picture where tenant = $1 and id = $2 and uploaded_by is not null
       and not exists (select 1 from person where tenant = $1 and thumbnail_id = $2)
       and not exists (select 1 from doctor where tenant = $1 and thumbnail_id = $2)
       and not exists (select 1 from video where tenant = $1 and thumbnail_id = $2)`,
    [tenant, photo],
  )
}

/** Deletes every way to sign in, and everything addressed to the account. */
async function removeAccess(tx: Tx, tenant: string, id: string): Promise<void> {
  await signOutEverywhere(tx, tenant, id)
  await tx.query('delete from account where tenant = $1 and sub = $2', [tenant, id])
  await tx.query('delete from account_change where tenant = $1 and person_id = $2', [tenant, id])
  await tx.query('delete from session_use where tenant = $1 and sub = $2', [tenant, id])
  await tx.query('delete from idempotency where tenant = $1 and actor = $2', [tenant, id])
  await tx.query('delete from calendar_subscription where tenant = $1 and person_id = $2', [tenant, id])
  await tx.query('delete from letter_settings where tenant = $1 and person_id = $2', [tenant, id])
  await tx.query('delete from family_link where tenant = $1 and (admin_id = $2 or member_id = $2)', [
    tenant,
    id,
  ])
}
