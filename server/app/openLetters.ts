import type { Area } from '../platform/http/api/operation'
import type { MailPort } from '../platform/mail/mail'
import type { SmsPort } from '../platform/sms/sms'
import { openMail } from './openMail'
import { openSms } from './openSms'
import { hasOutbox, type Config } from './settings/config'

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
