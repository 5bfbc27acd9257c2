import type { Invitation } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import type { OperationCall } from '../../platform/http/api/operation'
import { attemptCounter, countAttempt } from '../../platform/identity/accounts/attempts'
import { normalizeEmail } from '../../platform/identity/accounts/account'
import { MAIL_LIMIT } from '../../platform/identity/accounts/lockout'
import { findAnyAccount } from '../../platform/identity/external/store/identities'
import { isUsedLink } from '../../platform/identity/registrations/confirmations'
import { findLinkEnd, redeemLinkToken } from '../../platform/identity/singleUse/links'
import { tooManyAttempts } from '../../platform/errors/tooManyAttempts'
import { enqueueAccountLetter, type AccountLetterKind } from '../../platform/letters/accountLetter'
import { deleteUnused } from './deleteUnused'

/** A call with the link of a letter. */
type Call = Pick<
  OperationCall<'POST api/independent-users/read-invitation'>,
  'db' | 'tenant' | 'body' | 'now'
>

/** An invitation that waits, and who has sent it. */
interface Sent {
  inviterId: string
  inviter: string
  email: string
  invitedAt: Date | null
}

/**
 * Reads an invitation with the link of its letter. Of one that does not work any more only the name of the person who has
 * invited is told. Returns undefined for an unknown link. It changes nothing.
 */
export async function readInvitation({ db, tenant, body, now }: Call): Promise<Invitation | undefined> {
  const owner = { tenant: tenant.id, personId: body.userId, purpose: 'invitation' } as const
  const expiresAt = await findLinkEnd(db, owner, body.token)
  const isUsed = expiresAt === undefined && (await isUsedLink(db, tenant.id, body.token))
  const sent = expiresAt && (await findSent(db, tenant.id, body.userId))
  if (isUsed) return ended('used', '', now)
  if (!expiresAt || !sent) return undefined
  if (expiresAt <= now) return ended('expired', sent.inviter, expiresAt)
  const account = await findAnyAccount(db, tenant.id, sent.email)
  return {
    inviter: sent.inviter,
    email: sent.email,
    invitedAt: sent.invitedAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
    state: 'open',
    hasAccount: account !== undefined,
  }
}

const ended = (state: 'expired' | 'used', inviter: string, at: Date): Invitation => ({
  inviter,
  email: null,
  invitedAt: null,
  expiresAt: at.toISOString(),
  state,
  hasAccount: false,
})

/** Closes an invitation of somebody whom the person does not know, and tells who has invited. Undefined: the link does not work. */
export const declineInvitation = ({
  db,
  tenant: { id: tenant },
  body,
  now,
}: Call): Promise<true | undefined> =>
  db.tx(async (tx) => {
    const { userId: personId, token } = body
    const sent = await findSent(tx, tenant, personId)
    const owner = { tenant, personId, purpose: 'invitation' } as const
    if (!sent || !(await redeemLinkToken(tx, owner, token, now))) return undefined
    await tx.query(
      'delete from family_link where tenant = $1 and admin_id = $2 and member_id = $3 and invited_at is not null',
      [tenant, sent.inviterId, personId],
    )
    await deleteUnused(tx, tenant, personId)
    await notifyInviter(tx, tenant, { kind: 'invitationDeclined', sent, now })
    return true
  })

/** Asks who has sent an expired invitation for another one. Undefined: the link is none of an expired invitation. */
export async function askForInvitation({
  db,
  tenant: { id: tenant },
  body,
  now,
}: Call): Promise<true | undefined> {
  const { userId: personId, token } = body
  const expiresAt = await findLinkEnd(db, { tenant, personId, purpose: 'invitation' }, token)
  const sent = expiresAt && expiresAt <= now && (await findSent(db, tenant, personId))
  if (!sent) return undefined
  const counter = attemptCounter('mail', `invitation wanted ${personId}`, MAIL_LIMIT)
  const seconds = await countAttempt(db, tenant, [counter])
  if (seconds > 0) throw tooManyAttempts(seconds)
  await notifyInviter(db, tenant, { kind: 'invitationWanted', sent, now })
  return true
}

async function findSent(db: Tx, tenant: string, personId: string): Promise<Sent | undefined> {
  const [row] = await db.query<Sent>(
    `select l.admin_id as "inviterId", concat_ws(' ', a.name, a.surname) as inviter, p.email, l.invited_at as "invitedAt"
     from family_link l join person p on p.tenant = l.tenant and p.id = l.member_id
     join person a on a.tenant = l.tenant and a.id = l.admin_id
     where l.tenant = $1 and l.member_id = $2 and l.invited_at is not null and p.email is not null`,
    [tenant, personId],
  )
  return row && { ...row, email: normalizeEmail(row.email) }
}

const notifyInviter = (
  tx: Tx,
  tenant: string,
  { kind, sent, now }: { kind: AccountLetterKind; sent: Sent; now: Date },
): Promise<void> =>
  enqueueAccountLetter(tx, tenant, { kind, personId: sent.inviterId, invited: sent.email, now })
