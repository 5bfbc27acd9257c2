/** A letter: plain text, and as HTML and with a calendar entry where it has them. */
export interface Mail {
  from: MailAddress
  to: string
  subject: string
  text: string
  html?: string
  /** Pictures that the HTML shows as `cid:<id>`. */
  pictures?: readonly MailPicture[]
  calendar?: MailCalendar
  /** Identifies the letter. A repeated delivery has the same id. Default: a new one. */
  messageId?: string
}

export interface MailAddress {
  name: string
  address: string
}

export interface MailPicture {
  id: string
  /** Absolute path of the file. */
  file: string
}

/** An iCalendar file that calendars add to (REQUEST), or remove from (CANCEL), the calendar of the reader. */
export interface MailCalendar {
  method: 'REQUEST' | 'CANCEL'
  content: string
}

/** Sends letters. */
export interface MailPort {
  /**
   * Hands the letter over to the mail server. `onHandOver` runs when the mail server is ready, just before the letter is
   * handed over; if it rejects, nothing is sent. Rejects with `MailRefused` if the mail server refuses the letter for good,
   * with `MailUncertain` if the connection ended before its answer, and with any other error if the letter was not sent.
   */
  send(mail: Mail, onHandOver?: () => Promise<void>): Promise<void>
}

/** The mail server refuses this letter, and would refuse it again. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

/** The letter was handed over, and the mail server did not answer: nobody knows whether it was delivered. */
export class MailUncertain extends Error {
  override readonly name = 'MailUncertain'
}
