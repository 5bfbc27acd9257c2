import type { Tx } from '../../platform/db/database'
import { orNotFound } from '../../platform/errors/orNotFound'
import { signOutEverywhere } from '../../platform/identity/protocol/adapter'
import type { KeyRing } from '../../platform/secrets/keyRing'
import type { TenantOnServer } from '../../platform/tenants/tenants'
import { cancel } from '../booking/steps/cancel'
import { deleteConnection } from '../devices/cloud/connections'
import type { Tokens } from '../devices/cloud/port'
import { writeAudit } from '../entities/history/audit'
import { deleteIdentityChecks } from '../identityChecks/runs'
import { endShares } from '../records/shares/shares'
import { users } from '../users/entity'
import { endWishesOf } from '../waitingList/endWishes'
import { listDeletedPeople } from './readDeletion'

/** An account that ends. */
export interface EndingAccount {
  tenant: TenantOnServer
  /** The person whose account it is. */
  id: string
  /** Who ends it, for the log of the administration. */
  actor: string
  now: Date
  /** The language that letters about the cancelled appointments fall back to. */
  language: string
  /** What opens the tokens of a device provider. Undefined: the tenant has no provider. */
  deviceKeys: KeyRing | undefined
}

/** What is left to do outside of the database. */
export interface EndedAccount {
  /** The person, and the dependents who were deleted with them. */
  people: string[]
  /** The connections with the device provider, which end there after the transaction. */
  tokens: Tokens[]
}

/**
 * Ends an account, and the dependents that nobody else looks after: cancels the appointments, ends sessions, links, addresses and shared
 * summaries, and removes the contact data. Names, documents and past appointments are the clinical history, which the centre keeps.
 */
export async function endAccount(tx: Tx, account: EndingAccount): Promise<EndedAccount> {
  const { tenant, id, now, language } = account
  const people = await listDeletedPeople(tx, tenant.id, id, now)
  for (const { id: patientId, appointmentIds } of people) {
    const context = { db: tx, tenant, patientId, actorId: id, now, language }
    for (const bookId of appointmentIds) await cancel(context, bookId)
    await endWishesOf(tx, tenant, patientId, now)
  }
  const tokens: Tokens[] = []
  for (const person of people) {
    await removePerson(tx, account, person.id)
    // Without a provider of its own the tenant has no key, and what was stored cannot be opened.
    const connection = { tenant: tenant.id, patient: person.id }
    const found = await deleteConnection(tx, connection, account.deviceKeys ?? [''])
    if (found) tokens.push(found)
  }
  await removeAccess(tx, tenant.id, id)
  return { people: people.map((person) => person.id), tokens }
}

/** The person stays for the clinical history, without contact data and out of every list of active users. */
async function removePerson(tx: Tx, { tenant: { id: tenant }, actor, now }: EndingAccount, id: string) {
  const [before] = await tx.query<{ photo: number | null; active: boolean }>(
    'select thumbnail_id as photo, active from person where tenant = $1 and id = $2',
    [tenant, id],
  )
  await deleteIdentityChecks(tx, tenant, id)
  const [row] = await tx.query<{ version: number }>(
    `update person set active = false, email = null, email_confirmed = false, phone = null, alternative_phone = null,
       thumbnail_id = null, nick_name = null, user_meta = '[]', referrer_id = null, plan_id = null, next_plan_id = null,
       is_plus = false, is_doctor24 = false, is_family_admin = false, clinical_data_auth_at = null, verified_phone = null,
       version = version + 1
     where tenant = $1 and id = $2 returning version`,
    [tenant, id],
  )
  if (before?.photo != null) await removePhoto(tx, tenant, before.photo)
  await endShares(tx, { tenant, patient: id, now })
  for (const table of ['video_mark', 'video_viewing', 'accepted_conditions'])
    await tx.query(`delete from ${table} where tenant = $1 and person_id = $2`, [tenant, id])
  // Nobody reads a letter that waits for an address that is gone.
  await tx.query(
    `delete from letter where tenant = $1 and person_id = $2 and sent_at is null and handed_over_at is null`,
    [tenant, id],
  )
  if (!before?.active) return
  await writeAudit(tx, { tenant, actor, now }, users, id, {
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
