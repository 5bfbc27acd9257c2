import type { CallGuestInvitation } from '../../../../schemas/generated/entities'
import { formatError } from '../../../platform/errors/formatError'
import { invalidField } from '../../../platform/errors/invalidField'
import { tooManyAttempts } from '../../../platform/errors/tooManyAttempts'
import { attemptCounter, countAttempt } from '../../../platform/identity/accounts/attempts'
import { MAIL_LIMIT } from '../../../platform/identity/accounts/lockout'
import { loadLetterBrand } from '../../../platform/letters/letterBrand'
import { loadLetterTexts } from '../../../platform/letters/letterTexts'
import { LOGO, renderHtml, renderText } from '../../../platform/letters/renderLetter'
import type { Mail, MailPort } from '../../../platform/mail/mail'
import { senderOf } from '../../../platform/mail/sender'
import type { SmsPort } from '../../../platform/sms/sms'
import { languageOf, type CallContext } from '../callContext'

/** The services that carry an invitation. */
export interface Carriers {
  mail?: MailPort | undefined
  sms?: SmsPort | undefined
}

type Target = NonNullable<CallGuestInvitation['sendTo']>

const forms: Readonly<Record<Target['by'], RegExp>> = {
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  sms: /^\+?[\d\s()-]{6,20}$/,
}

/**
 * Checks where an invitation is to go, and counts it: messages cost money and reach people who have asked for none, so each call
 * sends a few only. Throws 400 VALIDATION for an address that cannot be one, and 429.
 */
export async function checkTarget(
  { db, tenant }: Pick<CallContext, 'db' | 'tenant'>,
  callId: number,
  { by, address }: Target,
): Promise<void> {
  if (!forms[by].test(address.trim())) throw invalidField('sendTo')
  const counter = attemptCounter('mail', `call ${callId}`, 2 * MAIL_LIMIT)
  const seconds = await countAttempt(db, tenant.id, [counter])
  if (seconds > 0) throw tooManyAttempts(seconds)
}

/**
 * Sends the link of a guest at once: the call is in progress. It names the centre and nobody else, and waits in no queue, because
 * the link opens the call. Returns whether a service has taken it.
 */
export async function sendInvitation(
  context: Pick<CallContext, 'tenant' | 'language'>,
  { mail, sms }: Carriers,
  { by, address }: Target,
  { url, origin }: { url: string; origin: string },
): Promise<boolean> {
  const to = address.trim()
  try {
    if (by === 'sms') {
      if (!sms) throw new Error('There is no SMS service')
      const { tenant } = context
      const brand = tenant.manifest.name
      const text = loadLetterTexts(tenant, languageOf(context))('SMS.CALL_GUEST', { brand, url })
      await sms.send({ sender: brand, to, text })
    } else {
      if (!mail) throw new Error('There is no mail server')
      await mail.send(
        letterTo(
          { tenant: context.tenant, language: languageOf(context) },
          { to, url, origin, form: 'CALL_GUEST' },
        ),
      )
    }
    return true
  } catch (error) {
    console.error(`guest: the link could not be sent by ${by}: ${formatError(error)}`)
    return false
  }
}

interface LetterInput {
  to: string
  url: string
  origin: string
  /** Somebody without an account, or of the family of the patient. */
  form: 'CALL_GUEST' | 'CALL_RELATIVE'
}

/** The letter with the link of a guest. It names the centre and nobody else. */
export function letterTo(
  { tenant, language }: Pick<CallContext, 'tenant'> & { language: string },
  { to, url, origin, form }: LetterInput,
): Mail {
  const t = loadLetterTexts(tenant, language)
  const brand = loadLetterBrand(tenant)
  const values = { brand: brand.name }
  const heading = t('LETTER.CALL_GUEST.HEADING', values)
  const letter = {
    subject: heading,
    heading,
    greeting: t('LETTER.GREETING_NO_NAME'),
    rows: [],
    paragraphs: [t(`LETTER.${form}.TEXT`, values), t('LETTER.CALL_GUEST.NOT_YOU', values)],
    action: { label: t('LETTER.CALL_GUEST.ACTION'), url },
    footer: t(form === 'CALL_GUEST' ? 'LETTER.CALL_GUEST.FOOTER' : 'LETTER.ACCOUNT_FOOTER', values),
  }
  return {
    from: senderOf(tenant, `${origin}/`),
    to,
    subject: heading,
    text: renderText(letter),
    html: renderHtml(letter, brand, language),
    ...(brand.logo && { pictures: [{ id: LOGO, file: brand.logo }] }),
  }
}
