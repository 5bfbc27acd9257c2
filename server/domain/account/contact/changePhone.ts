import { createFormRules } from '../../../../schemas/rules/formRules'
import { formatError } from '../../../platform/errors/formatError'
import { HttpError } from '../../../platform/errors/httpError'
import type { Api, OperationCall } from '../../../platform/http/api/operation'
import { noteAccountChange } from '../../../platform/identity/accounts/accountChanges'
import { attemptCounter, countAttempt } from '../../../platform/identity/accounts/attempts'
import { MAIL_LIMIT } from '../../../platform/identity/accounts/lockout'
import {
  issueCode,
  redeemCode,
  requestCode,
  type CodeOwner,
} from '../../../platform/identity/singleUse/codes'
import { fieldError } from '../../entities/records/fieldError'
import { loadLetterTexts } from '../../../platform/letters/letterTexts'
import { enqueueAccountLetter } from '../../../platform/letters/accountLetter'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { findUser } from '../../people/people'
import { maskContact } from '../../shared/maskContact'
import { requireOwn } from '../ownAccount'
import { tooManyAttempts } from '../../../platform/errors/tooManyAttempts'
import { normalizeCode, normalizePhone } from './target'
import { writeContact } from './writeContact'

type RequestCall = OperationCall<'POST api/users/request-change-phone'>
type VerifyCall = OperationCall<'POST api/users/verify-change-phone'>

/**
 * Sends a code to the new telephone number; the current number is allowed, to prove it. Throws
 * FORMAT_NOT_VALID, 429 TOO_MANY_ATTEMPTS, or 503 SMS_NOT_SENT.
 */
export async function requestPhoneChange({ sms }: Pick<Api, 'sms'>, call: RequestCall): Promise<void> {
  const { db, tenant, now } = call
  const owner = ownerOf(call)
  const phone = call.body.phone.trim()
  const broken = phone === '' ? 'required' : createFormRules(tenant.manifest).phone(phone)
  if (broken) throw fieldError('/phone', broken)
  const target = normalizePhone(phone)
  await countMessage(call, target)
  const seconds = await requestCode(db, owner, target, now)
  if (seconds > 0) throw tooManyAttempts(seconds)
  const code = (await issueCode(db, owner, target, now)) ?? ''
  try {
    if (!sms) throw new Error('There is no SMS service')
    await sms.send({ sender: tenant.manifest.name, to: phone, text: textWith(code, call) })
  } catch (error) {
    console.error(`account: a code could not be sent by SMS: ${formatError(error)}`)
    await db.query(`delete from single_use_code where tenant = $1 and person_id = $2 and purpose = 'phone'`, [
      tenant.id,
      owner.personId,
    ])
    throw new HttpError(503, 'SMS_NOT_SENT')
  }
}

/** Messages cost money and disturb, so a number gets only a few, no matter who asks. */
async function countMessage({ db, tenant }: RequestCall, target: string): Promise<void> {
  const counter = attemptCounter('mail', `sms ${target}`, 2 * MAIL_LIMIT)
  const seconds = await countAttempt(db, tenant.id, [counter])
  if (seconds > 0) throw tooManyAttempts(seconds)
}

/** The last line lets phones offer the code to the portal, and to no other page. */
const textWith = (code: string, { tenant, language, origin }: RequestCall): string =>
  `${loadLetterTexts(tenant, language)('SMS.CODE', { code, brand: tenant.manifest.name })}\n\n@${new URL(origin).hostname} #${code}`

/** Changes the telephone number after its code, and tells the person by email, who can undo it. Throws INVALID_TOKEN. */
export async function verifyPhoneChange(call: VerifyCall): Promise<void> {
  const { db, tenant, now, language } = call
  const owner = ownerOf(call)
  const phone = call.body.phone.trim()
  const target = normalizePhone(phone)
  const isRight = await redeemCode(db, owner, { target, code: normalizeCode(call.body.token) }, now)
  if (!isRight) throw new HttpError(400, 'INVALID_TOKEN')
  await db.tx(async (tx) => {
    const { phone: before } = orNotFound(await findUser(tx, tenant.id, owner.personId))
    await tx.query('update person set verified_phone = $3 where tenant = $1 and id = $2', [
      tenant.id,
      owner.personId,
      target,
    ])
    if (normalizePhone(before ?? '') === target) return
    await writeContact(tx, call, { phone }, before ? { phone: before } : {})
    const facts = { kind: 'phone', before: before ?? null, after: phone } as const
    const change = await noteAccountChange(tx, { tenant: tenant.id, personId: owner.personId, now }, facts)
    await enqueueAccountLetter(tx, tenant.id, {
      kind: 'phoneChanged',
      personId: owner.personId,
      change,
      masked: maskContact(phone),
      language,
      now,
    })
  })
}

const ownerOf = ({ tenant, person }: Pick<VerifyCall, 'tenant' | 'person'>): CodeOwner => ({
  tenant: tenant.id,
  personId: requireOwn(person),
  purpose: 'phone',
})
