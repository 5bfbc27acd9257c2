/** A text message. */
export interface Sms {
  /** The name of the tenant that sends it. */
  sender: string
  /** The number as the person typed it. */
  to: string
  text: string
}

/** Sends text messages. */
export interface SmsPort {
  /** Rejects if the message was not accepted. */
  send(sms: Sms): Promise<void>
}
