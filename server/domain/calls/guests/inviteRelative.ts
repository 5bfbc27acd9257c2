import type { CallGuestInvited } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import { HttpError } from '../../../platform/errors/httpError'
import { formatError } from '../../../platform/errors/formatError'
import { hashToken } from '../../../platform/secrets/token'
import { createGuestToken } from '../../../platform/sessions/visits/guestSession'
import { visitLinkUrl } from '../../../platform/sessions/visits/visitLink'
import { maskContact } from '../../shared/maskContact'
import { notifyDevices } from '../../push/notifyDevices'
import { languageOf, type CallContext } from '../callContext'
import { changeGuests, insertGuest, readGuest } from './guestQueries'
import { findOpenInvitation, readRelative } from './relatives'
import { letterTo, type Carriers } from './sendInvitation'
import { notifyGuestsChanged } from './signals'

/**
 * Invites somebody of the patient's family into a call in progress, as its doctor. Nothing is sent before the patient has agreed: that the
 * patient is in a consultation is theirs to tell. Repeated, it invites nobody twice. Throws 403 for the patient, 404 for anybody who is not of
 * the family, and 409 CALL_OVER, CALL_FULL.
 */
export async function inviteRelative(
  context: CallContext,
  callId: number,
  relativeId: string,
): Promise<CallGuestInvited> {
  const { tenant } = context
  const { result: guest, call } = await changeGuests(context, callId, async (tx, side) => {
    if (side !== 'doctor') throw new HttpError(403, 'FORBIDDEN')
    const { name } = await readRelative(tx, tenant.id, callId, relativeId)
    const known = await findOpenInvitation(tx, tenant.id, callId, relativeId)
    if (known !== undefined) return readGuest(tx, tenant.id, callId, known)
    // The link that opens the call is made when it is sent.
    const token = createGuestToken()
    return insertGuest(tx, context, callId, { name, kind: 'relative', side, token, relativeId })
  })
  await notifyGuestsChanged(context, call)
  return { guest }
}

/** A link that is to be sent to somebody of the family. */
export interface RelativeLink {
  guestId: number
  relativeId: string
  token: string
}

/**
 * Makes the link of somebody of the family to whom the patient has just agreed, in the transaction of the agreement. Undefined for every
 * other guest.
 */
export async function makeRelativeLink(
  tx: Tx,
  tenant: string,
  guestId: number,
): Promise<RelativeLink | undefined> {
  const token = createGuestToken()
  const [made] = await tx.query<{ relativeId: string }>(
    `update call_guest set token_hash = $3 where tenant = $1 and id = $2 and relative_id is not null and device_hash is null
     returning relative_id as "relativeId"`,
    [tenant, guestId, hashToken(token)],
  )
  return made && { guestId, relativeId: made.relativeId, token }
}

/** Sends the link to every page and device of the person, and as a letter. Never rejects: the doctor reads where it has gone. */
export async function sendRelativeLink(
  context: CallContext,
  { mail, origin }: Pick<Carriers, 'mail'> & { origin: string },
  { guestId, relativeId, token }: RelativeLink,
): Promise<void> {
  const { db, hub, tenant } = context
  const url = visitLinkUrl(`${origin}/`, token)
  hub.sendToUser(tenant.id, relativeId, 'consultationChanged', { appointmentId: null, invited: { url } })
  await notifyDevices(context, [relativeId], 'guest', { token })
  const [reader] = await db.query<{ email: string; language: string | null }>(
    `select p.email, s.language from person p left join letter_settings s on s.tenant = p.tenant and s.person_id = p.id
     where p.tenant = $1 and p.id = $2`,
    [tenant.id, relativeId],
  )
  if (!reader) return
  try {
    if (!mail) throw new Error('There is no mail server')
    const language = reader.language ?? languageOf({ tenant })
    await mail.send(letterTo({ tenant, language }, { to: reader.email, url, origin, form: 'CALL_RELATIVE' }))
  } catch (error) {
    console.error(`guest: the link could not be sent to the family: ${formatError(error)}`)
    return
  }
  await db.query('update call_guest set sent_to = $3 where tenant = $1 and id = $2', [
    tenant.id,
    guestId,
    maskContact(reader.email),
  ])
}
