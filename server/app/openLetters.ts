import type { Area } from '../platform/http/api/operation'
import type { MailPort } from '../platform/mail/mail'
import type { SmsPort } from '../platform/sms/sms'
import { hasOutbox, type Config } from './settings/config'
import path from 'node:path'
import { createMailFolder } from '../platform/mail/mailFolder'
import { createSmtpMail } from '../providers/smtp/smtp'
import { createSmsFolder } from '../platform/sms/smsFolder'
import { createTwilio } from '../providers/twilio/sms'

interface Letters {
  mail: MailPort
  sms: SmsPort
  /** The page that shows them, in a local demo. */
  areas: readonly Area[]
}

/** Opens what sends letters and text messages; in a local demo without a mail server the browser shows them. */
export async function openLetters(config: Config, now: () => Date): Promise<Letters> {
  const mail = openMail(config.smtpUrl, config.data)
  const sms = openSms(config.smsUrl, config.data)
  if (!hasOutbox(config)) return { mail, sms, areas: [] }
  const { createOutbox } = await import('../demo/outbox/outbox')
  const { outboxArea } = await import('../demo/outbox/routes')
  const outbox = createOutbox(mail, now)
  return { mail: outbox.mail, sms: outbox.withSms(sms), areas: [outboxArea(outbox)] }
}

/** Letters go to the mail server, or without one to the folder `mail` of the data folder. */
const openMail = (smtpUrl: string | undefined, data: string): MailPort =>
  smtpUrl ? createSmtpMail(new URL(smtpUrl)) : createMailFolder(path.join(data, 'mail'))

/** Messages go to the SMS service, or without one to the folder `sms` of the data folder. */
export const openSms = (smsUrl: string | undefined, data: string): SmsPort =>
  smsUrl ? createTwilio(new URL(smsUrl)) : createSmsFolder(path.join(data, 'sms'))
