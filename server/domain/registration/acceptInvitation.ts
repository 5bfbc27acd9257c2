import type { Tx } from '../../platform/db/database'
import { retryOnDeadlock } from '../../platform/db/retryOnDeadlock'
import type { OperationCall } from '../../platform/http/api/operation'
import { hashPassword } from '../../platform/identity/accounts/password'
import { noteUsedLinks } from '../../platform/identity/registrations/confirmations'
import { hashesOfLinks, redeemLinkToken } from '../../platform/identity/singleUse/links'
import { fieldError } from '../entities/records/fieldError'
import { acceptInvitation } from '../family/acceptInvitation'
import { assignFamilyDoctor } from '../family/assignFamilyDoctor'
import { readInvitation } from '../family/invitations'
import { checkNewPassword } from './checkNewPassword'
import { acceptConditions } from './conditions/acceptance'
import { readConditions } from './conditions/conditions'
import { confirmEmail } from './confirmAccount'
import { setPassword } from './resetPassword'

type Call = OperationCall<'POST api/independent-users/confirm-account'>

/**
 * Accepts an invitation with the link of its letter. A person without an account gets one, with the password and
 * the conditions of the form; a person with an account joins the family with it. Returns undefined for a link that does not
 * work. Throws 400 for a form that breaks a rule, which leaves the link valid.
 */
export async function acceptByLink(call: Call): Promise<true | undefined> {
  const { db } = call
  const invitation = await readInvitation(call)
  if (invitation?.state !== 'open') return undefined
  const passwordHash = invitation.hasAccount ? undefined : await readForm(call)
  // Two links of an invitation that are used at the same moment end each other.
  return retryOnDeadlock(db, (tx) => redeemAndJoin(tx, call, passwordHash))
}

/** Checks the form of a person without an account. Returns the hash of their password. */
async function readForm({ tenant, body, language }: Call): Promise<string> {
  const { password, passwordVerify, conditionsVersion } = body
  if (password === undefined) throw fieldError('/password', 'required', { missingProperty: 'password' })
  checkNewPassword(tenant, { password, passwordVerify: passwordVerify ?? '' })
  if (conditionsVersion !== readConditions(tenant, language).version)
    throw fieldError('/conditionsVersion', conditionsVersion === undefined ? 'required' : 'enum')
  return hashPassword(password)
}

async function redeemAndJoin(
  tx: Tx,
  { tenant, body, now, language }: Call,
  passwordHash: string | undefined,
): Promise<true | undefined> {
  const owner = { tenant: tenant.id, personId: body.userId, purpose: 'invitation' } as const
  const hashes = await hashesOfLinks(tx, owner)
  if (!(await redeemLinkToken(tx, owner, body.token, now))) return undefined
  const personId = await acceptInvitation(tx, tenant.id, body.userId)
  await confirmEmail(tx, tenant.id, personId)
  await noteUsedLinks(tx, tenant.id, { hashes, personId, now })
  // A person with an account keeps its password, and has chosen their doctor.
  if (personId !== body.userId || passwordHash === undefined) return true
  await assignFamilyDoctor(tx, tenant, personId)
  await setPassword(tx, tenant.id, personId, passwordHash)
  const { version } = readConditions(tenant, language)
  await acceptConditions(tx, tenant.id, { personId, version }, now)
  return true
}
