import type { FamilyMember, IndependentUser } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { HttpError } from '../../platform/errors/httpError'
import { normalizeEmail } from '../../platform/identity/accounts/account'
import type { AdminEntity } from '../entities/defineAdminEntity'
import { removeMember, updateMember } from './administration/writeMember'
import type { Change } from '../entities/history/change'
import { fieldError } from '../entities/records/fieldError'
import { users } from '../users/entity'
import { orNotFound } from '../../platform/errors/orNotFound'
import { addMember } from './addMember'
import { checkInvitation } from './checkInvitation'
import { deleteUnused } from './deleteUnused'
import { independentRecord } from './memberRecord'
import type { FamilyOwner } from './owner'
import { sendInvitation, type Inviter } from './sendInvitation'

const { check: _check, write: _write, ...withoutAccount } = users

/**
 * Users without their account: an invited person has none until they accept. So an invitation says nothing about whether
 * the address has an account.
 */
const invited: AdminEntity = withoutAccount

/** Invites a person to a family. */
export function inviteIndependent(db: Tx, change: Change, inviter: Inviter, body: IndependentUser) {
  const { owner } = inviter
  return db.tx(async (tx) => {
    await checkInvitation(tx, change, owner, body)
    const saved = await addMember(tx, change, { userId: owner.id, dependent: false }, invited, {
      record: independentRecord(body),
      invitedAt: change.now,
    })
    await sendInvitation(tx, change, inviter, { personId: saved.id, email: body.email })
    return saved
  })
}

/** Changes an invitation. A new address gets a letter, and the links of the former one end. */
export function updateInvitation(db: Tx, change: Change, inviter: Inviter, body: IndependentUser) {
  const { id, version } = body
  if (id === undefined) throw fieldError('/id', 'required', { missingProperty: 'id' })
  if (version === undefined) throw fieldError('/version', 'required', { missingProperty: 'version' })
  return db.tx(async (tx) => {
    const before = await lockInvitation(tx, change.tenant, inviter.owner.id, id)
    // The administration may have given them an account meanwhile: then their data are theirs.
    if (before.hasAccount) throw new HttpError(409, 'ALREADY_JOINED')
    await checkInvitation(tx, change, inviter.owner, body)
    const family = { userId: inviter.owner.id, dependent: false }
    const record = { ...independentRecord(body), id, version } as FamilyMember
    const saved = await updateMember(tx, change, family, record, invited)
    if (normalizeEmail(before.email) !== normalizeEmail(body.email))
      await sendInvitation(tx, change, inviter, { personId: id, email: body.email })
    return saved
  })
}

/** Sends the letter of an invitation again. */
export function resendInvitation(db: Tx, change: Change, inviter: Inviter, id: string): Promise<void> {
  return db.tx(async (tx) => {
    const { email } = await lockInvitation(tx, change.tenant, inviter.owner.id, id)
    await sendInvitation(tx, change, inviter, { personId: id, email })
  })
}

/** Withdraws an invitation with the person it created, or removes a member who keeps account and data. */
export function removeIndependent(db: Tx, change: Change, owner: FamilyOwner, id: string): Promise<void> {
  return db.tx(async (tx) => {
    const invitation = await lockLink(tx, change.tenant, owner.id, id)
    await removeMember(tx, change, { userId: owner.id, dependent: false }, id)
    if (invitation.invitedAt) await deleteUnused(tx, change.tenant, id)
  })
}

/** The address of an invitation, and whether the person has an account. Throws 404, or 409 once they have accepted. */
async function lockInvitation(tx: Tx, tenant: string, ownerId: string, id: string) {
  const link = await lockLink(tx, tenant, ownerId, id)
  if (!link.invitedAt) throw new HttpError(409, 'ALREADY_JOINED')
  return { email: link.email ?? '', hasAccount: link.hasAccount }
}

async function lockLink(tx: Tx, tenant: string, ownerId: string, id: string) {
  const [link] = await tx.query<{ invitedAt: Date | null; email: string | null; hasAccount: boolean }>(
    `select l.invited_at as "invitedAt", p.email, exists (
       select from account t where t.tenant = p.tenant and t.sub = p.id) as "hasAccount" from family_link l
     join person p on p.tenant = l.tenant and p.id = l.member_id
     where l.tenant = $1 and l.admin_id = $2 and l.member_id = $3 and not l.dependent for update of l`,
    [tenant, ownerId, id],
  )
  return orNotFound(link)
}
