import PostalMime, { type Email } from 'postal-mime'
import { createSmtpMail } from '../../../providers/smtp/smtp'
import { startSmtpServer, type TestSmtpServer } from '../../../test/smtpServer'
import type { Clinic } from '../../../test/clinic/clinic'
import type { PushPort } from '../../push/port'
import { runLetterRound } from '../letterWorker'

/** A letter as the mail server received it. */
export interface Letter {
  to: string
  subject: string
  text: string
  html: string
  /** The lines of its calendar entry, unfolded; none without one. */
  calendar: string[]
  messageId: string
}

export interface PostOffice {
  smtp: TestSmtpServer
  /** Runs a round of the letter worker at a moment, as one of several processes; `isStopping` ends it between two letters. `capabilities`: what the server offers, absent for everything. */
  round(now: Date, isStopping?: () => boolean, capabilities?: readonly string[]): Promise<void>
  /** As `round`, and notifies devices. */
  roundWith(push: PushPort, now: Date): Promise<void>
  /** The letters that arrived since the last call, the oldest first. */
  arrived(): Promise<Letter[]>
  close(): Promise<void>
}

/** A mail server, and the letter worker of a clinic that sends to it. */
export async function openPostOffice({ db, tenants }: Pick<Clinic, 'db' | 'tenants'>): Promise<PostOffice> {
  const smtp = await startSmtpServer()
  const mail = createSmtpMail(smtp.url)
  return {
    smtp,
    round: (now, isStopping, capabilities) =>
      runLetterRound(
        { db, tenants, mail, publicOrigin: 'https://localhost', now: () => now, capabilities },
        isStopping,
      ),
    roundWith: (push, now) =>
      runLetterRound({ db, tenants, mail, push, publicOrigin: 'https://localhost', now: () => now }),
    arrived: () =>
      Promise.all(
        smtp.received
          .splice(0)
          .map(async ({ to, message }) => read(to, await PostalMime.parse(Buffer.from(message, 'latin1')))),
      ),
    close: () => smtp.close(),
  }
}

function read(
  to: string,
  { subject = '', text = '', html = '', messageId = '', attachments }: Email,
): Letter {
  const file = attachments.find(({ mimeType }) => mimeType === 'text/calendar')
  const calendar = file ? Buffer.from(file.content as ArrayBuffer).toString('utf8') : ''
  const lines = calendar
    .replace(/\r?\n /g, '')
    .split(/\r?\n/)
    .filter(Boolean)
  return { to, subject, text, html, calendar: lines, messageId }
}
