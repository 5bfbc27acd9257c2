import { randomUUID } from 'node:crypto'
import type { Mail } from './mail'

/**
 * Formats a letter as RFC 5322. The encoding of headers keeps line breaks in a value from becoming headers.
 * The library loads with the first letter.
 */
export async function formatMail(mail: Mail, sent: Date): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const { from, to, subject, text, html, calendar, pictures = [] } = mail
  const message = new MailComposer({
    date: sent,
    from,
    to: { name: '', address: to },
    subject,
    text,
    ...(html !== undefined && { html }),
    ...(calendar && { icalEvent: { ...calendar, filename: 'calendar.ics' } }),
    attachments: pictures.map(({ id, file }) => ({ cid: id, path: file })),
    messageId: mail.messageId ?? newMessageId(from.address),
  })
  return message.compile().build()
}

const newMessageId = (sender: string) => `<${randomUUID()}@${sender.split('@').at(-1)}>`
