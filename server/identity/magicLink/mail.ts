/** A plain-text letter. */
export interface Mail {
  from: { name: string; address: string }
  to: string
  subject: string
  text: string
}

/** Sends letters. */
export interface MailPort {
  /** Rejects if the letter could not be handed over to the mail server. */
  send(mail: Mail): Promise<void>
}
