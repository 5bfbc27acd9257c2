import type { Mail, MailPort } from '../../platform/mail/mail'
import type { SmsPort } from '../../platform/sms/sms'

/** A letter that this process has sent. */
export interface OutboxLetter extends Mail {
  id: number
  sentAt: Date
}

/** Shows the letters of a demo in the browser, where no mail server delivers them. */
export interface Outbox {
  /** The given port, which also remembers what it sends. */
  mail: MailPort
  /** The given SMS port; its messages are among the letters. */
  withSms: (port: SmsPort) => SmsPort
  /** The latest letters, the newest first. */
  letters: () => readonly OutboxLetter[]
}

/** The number of letters to remember: an import writes to a thousand people at once, and hides no other letter. */
const MAX_LETTERS = 2000

/** Remembers the letters that a port sends. Takes the port, and the clock. */
export function createOutbox(port: MailPort, now: () => Date): Outbox {
  const letters: OutboxLetter[] = []
  let id = 0
  const remember = (mail: Mail) => {
    letters.unshift({ ...mail, id: (id += 1), sentAt: now() })
    letters.splice(MAX_LETTERS)
  }
  return {
    letters: () => letters,
    mail: {
      send: async (mail, onHandOver) => {
        await port.send(mail, onHandOver)
        remember(mail)
      },
    },
    withSms: (smsPort) => ({
      send: async (sms) => {
        await smsPort.send(sms)
        remember({ from: { name: sms.sender, address: '' }, to: sms.to, subject: 'SMS', text: sms.text })
      },
    }),
  }
}
