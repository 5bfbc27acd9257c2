/** A letter in plain text. */
export interface Mail {
  from: { name: string; address: string }
  to: string
  subject: string
  text: string
}

/** How letters leave the house. */
export interface MailPort {
  /** Rejects when the letter could not be handed over. */
  send(mail: Mail): Promise<void>
}
