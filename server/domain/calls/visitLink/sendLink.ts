import { formatError } from '../../../platform/errors/formatError'
import { HttpError } from '../../../platform/errors/httpError'
import type { Api, OperationCall } from '../../../platform/http/api/operation'
import { attemptCounter, countAttempt } from '../../../platform/identity/accounts/attempts'
import { MAIL_LIMIT } from '../../../platform/identity/accounts/lockout'
import { createVisitLink, findVisitLink, visitLinkUrl } from '../../../platform/sessions/visits/visitLink'
import type { SmsPort } from '../../../platform/sms/sms'
import { tooManyAttempts } from '../../../platform/errors/tooManyAttempts'
import { loadLetterTexts } from '../../../platform/letters/letterTexts'
import { enqueueAccountLetter } from '../../../platform/letters/accountLetter'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { noteReading } from '../../people/noteReading'
import { requireOwnVisit } from './ownVisit'
import { findReader, type Reader } from './reader'

type Sending = OperationCall<'POST api/visit-links/send'>
type Renewal = OperationCall<'POST api/visit-links/renew'>

/** The parts of a call that a message needs. */
type Context = Pick<Renewal, 'db' | 'tenant' | 'now' | 'language' | 'origin'> & {
  sms: SmsPort | undefined
}

/**
 * Sends the link of a visit of the doctor who calls to the patient's own address or telephone. The patient reads in the
 * account that it was sent. Throws 404 as `makeVisitLink`, 400 NO_EMAIL or NO_PHONE, 429, and 503 SMS_NOT_SENT.
 */
export async function sendVisitLink({ sms }: Pick<Api, 'sms'>, call: Sending): Promise<void> {
  const { appointmentId, patientId } = await requireOwnVisit(call, call.body.appointmentId)
  const reader = await findReader(call.db, call.tenant.id, patientId)
  await send({ ...call, sms }, appointmentId, requireAddress(reader, call.body.by))
  await noteReading(call, patientId, { action: 'linkSent' })
}

/**
 * Sends a new link in place of one that another device has opened. It goes to the patient's own address, so that whoever
 * holds the link gets nothing by asking. Throws 400 INVALID_TOKEN, 429, and 503 SMS_NOT_SENT.
 */
export async function renewVisitLink({ sms }: Pick<Api, 'sms'>, call: Renewal): Promise<void> {
  const { db, tenant, now, body } = call
  const link = await findVisitLink(db, tenant.id, body.token, now)
  if (!link) throw new HttpError(400, 'INVALID_TOKEN')
  const reader = await findReader(db, tenant.id, link.patientId)
  const by = reader?.email ? 'email' : reader?.phone ? 'sms' : undefined
  // Nobody can be reached: the doctor has to make a new link.
  if (by) await send({ ...call, sms }, link.appointmentId, requireAddress(reader, by))
}

type Target = { by: 'email'; personId: string } | { by: 'sms'; phone: string }

function requireAddress(reader: Reader | undefined, by: Target['by']): Target {
  if (by === 'email') {
    if (!reader?.email) throw new HttpError(400, 'NO_EMAIL')
    return { by, personId: reader.personId }
  }
  if (!reader?.phone) throw new HttpError(400, 'NO_PHONE')
  return { by, phone: reader.phone }
}

/** Messages cost money and disturb, so a visit gets only a few, no matter who asks. */
async function send(context: Context, appointmentId: number, target: Target): Promise<void> {
  const { db, tenant, now, language } = context
  const counter = attemptCounter('mail', `visit ${appointmentId}`, 2 * MAIL_LIMIT)
  const seconds = await countAttempt(db, tenant.id, [counter])
  if (seconds > 0) throw tooManyAttempts(seconds)
  if (target.by === 'sms') return sendText(context, appointmentId, target.phone)
  // The link itself is made when the letter is sent, so that none lies in the queue.
  await enqueueAccountLetter(db, tenant.id, {
    kind: 'visitLink',
    personId: target.personId,
    language,
    appointmentId,
    now,
  })
}

async function sendText(context: Context, appointmentId: number, phone: string): Promise<void> {
  const { db, tenant, now, language, origin, sms } = context
  const token = orNotFound(await createVisitLink(db, tenant.id, appointmentId, now))
  const url = visitLinkUrl(`${origin}/`, token)
  const text = loadLetterTexts(tenant, language)('SMS.VISIT_LINK', { brand: tenant.manifest.name, url })
  try {
    if (!sms) throw new Error('There is no SMS service')
    await sms.send({ sender: tenant.manifest.name, to: phone, text })
  } catch (error) {
    console.error(`visit link: it could not be sent by SMS: ${formatError(error)}`)
    throw new HttpError(503, 'SMS_NOT_SENT')
  }
}
