import type { AccountChangeFacts } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import { retryOnDeadlock } from '../../../platform/db/retryOnDeadlock'
import type { OperationCall } from '../../../platform/http/api/operation'
import { findAccount } from '../../../platform/identity/accounts/account'
import {
  findOpenChange,
  listChangesSince,
  writeOwnEntry,
  type OpenChange,
} from '../../../platform/identity/accounts/accountChanges'
import { hashPassword } from '../../../platform/identity/accounts/password'
import { signOutEverywhere } from '../../../platform/identity/protocol/adapter'
import { createToken } from '../../../platform/secrets/token'
import { enqueueAccountLetter } from '../../../platform/letters/accountLetter'
import { findUser } from '../../people/people'
import { writeEmail } from '../contact/changeEmail'
import { writeContact } from '../contact/writeContact'
import { maskContact } from '../../shared/maskContact'

type ReadCall = OperationCall<'POST api/account-change'>
type Call = OperationCall<'POST api/account-change/undo'>

/** What the link of a letter would undo; undefined if it cannot any more. The present contact is masked: it may be somebody else's. */
export async function readChange(call: ReadCall): Promise<AccountChangeFacts | undefined> {
  const change = await findOpenChange(call.db, call.tenant.id, call.body.token, call.now)
  if (!change) return undefined
  const { kind, before, after, changedAt } = change
  return { kind, before, after: after && maskContact(after), changedAt: changedAt.toISOString() }
}

/**
 * Undoes the change of a letter and every later one of the person, who says that they did not make it: restores address and
 * telephone, ends all sessions, the password, and what was given to the account since, and sends a link to choose another
 * password to the restored address. Returns undefined if the link does not work any more, also because an administrator has changed the
 * address since. Throws EMAIL_EXISTS when the former address has another account: then nothing changes.
 */
export async function undoChange(call: Call): Promise<true | undefined> {
  const { db, tenant, body, now } = call
  const lock = createToken()
  const passwordHash = await hashPassword(lock)
  return retryOnDeadlock(db, async (tx) => {
    const found = await findOpenChange(tx, tenant.id, body.token, now)
    if (!found) return undefined
    await tx.query('select from person where tenant = $1 and id = $2 for update', [tenant.id, found.personId])
    // Of two clicks at once, the second finds nothing left to undo.
    const changes = await listChangesSince(tx, tenant.id, found)
    const account = await findAccount(tx, tenant.id, found.personId)
    if (!changes[0] || !account) return undefined
    const emails = changes.filter(({ kind }) => kind === 'email')
    if (emails[0] && emails.at(-1)?.after !== account.email) return undefined
    await restoreEmail(tx, call, emails[0], account.email)
    await restorePhone(
      tx,
      call,
      changes.filter(({ kind }) => kind === 'phone'),
    )
    await endAccess(tx, tenant.id, changes[0], passwordHash)
    await notifyOfUndo(tx, call, changes[0].personId, emails[0] && account.email)
    return true
  })
}

async function restoreEmail(tx: Tx, call: Call, change: OpenChange | undefined, now: string): Promise<void> {
  if (!change?.before) return
  await writeEmail(tx, call.tenant.id, change.personId, change.before)
  await writeContact(tx, asPerson(call, change), { email: change.before }, { email: now })
}

/** A telephone that somebody has changed elsewhere since stays. */
async function restorePhone(tx: Tx, call: Call, [first, ...later]: OpenChange[]): Promise<void> {
  if (!first) return
  const user = await findUser(tx, call.tenant.id, first.personId)
  if (user?.phone !== (later.at(-1) ?? first).after) return
  await tx.query('update person set verified_phone = null where tenant = $1 and id = $2', [
    call.tenant.id,
    first.personId,
  ])
  await writeContact(tx, asPerson(call, first), { phone: first.before }, { phone: user?.phone })
}

/** Ends every way into the account that somebody else may have, and the undo of these changes. */
async function endAccess(
  tx: Tx,
  tenant: string,
  { id, personId, changedAt }: OpenChange,
  passwordHash: string,
): Promise<void> {
  const since = [tenant, personId, changedAt.toISOString()]
  await tx.query('update account set password_hash = $3 where tenant = $1 and sub = $2', [
    tenant,
    personId,
    passwordHash,
  ])
  await tx.query(
    'delete from external_identity where tenant = $1 and sub = $2 and linked_at >= $3::timestamptz',
    since,
  )
  await tx.query(
    'delete from second_step_factor where tenant = $1 and sub = $2 and created_at >= $3::timestamptz',
    since,
  )
  // Whoever took the account over may have asked for new ones; the owner's passkey or app makes others.
  await tx.query('delete from recovery_code where tenant = $1 and sub = $2', [tenant, personId])
  await tx.query(
    'delete from calendar_subscription where tenant = $1 and person_id = $2 and created_at >= $3::timestamptz',
    since,
  )
  await signOutEverywhere(tx, tenant, personId)
  await tx.query('delete from account_change where tenant = $1 and person_id = $2 and id >= $3', [
    tenant,
    personId,
    id,
  ])
}

/** Takes the address that the account has lost, if it has. Its reader may have made the change rightly. */
async function notifyOfUndo(
  tx: Tx,
  { tenant, now, language }: Call,
  personId: string,
  lost: string | undefined,
): Promise<void> {
  await writeOwnEntry(tx, { tenant: tenant.id, personId, now }, 'changesUndone')
  await enqueueAccountLetter(tx, tenant.id, { kind: 'reset', personId, language, now })
  if (lost)
    await enqueueAccountLetter(tx, tenant.id, { kind: 'changeUndone', personId, to: lost, language, now })
}

const asPerson = ({ tenant, now }: Call, { personId: id }: OpenChange) => ({
  tenant,
  now,
  person: { actor: id, subject: id, roles: [], session: '' },
})
