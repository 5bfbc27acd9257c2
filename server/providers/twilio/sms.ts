import type { SmsPort } from '../../platform/sms/sms'

const TIMEOUT_MS = 10_000

/**
 * Sends messages by the Messages resource of Twilio, or of a service with the same interface. Takes its address with account,
 * token, sender and the prefix of numbers without one, like
 * `https://AC1:token@api.twilio.com/2010-04-01/Accounts/AC1/Messages.json?From=+34600000000&Prefix=+34`.
 */
export function createTwilio(address: URL): SmsPort {
  const { username, password, searchParams } = address
  // A plus sign in a query means a space.
  const setting = (name: string) => searchParams.get(name)?.replace(/^ /, '+') ?? ''
  const endpoint = new URL(address.pathname, address.origin)
  const account = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return {
    send: async ({ to, text }) => {
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(account).toString('base64')}` },
        body: new URLSearchParams({
          From: setting('From'),
          To: internationalNumber(to, setting('Prefix')),
          Body: text,
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await answer.body?.cancel()
      // The body of the answer repeats the message with its code, so it is not logged.
      if (!answer.ok) throw new Error(`The SMS service answered ${answer.status}`)
    },
  }
}

/** A typed number as E.164: digits after a plus sign. */
export function internationalNumber(typed: string, prefix: string): string {
  const digits = typed.replaceAll(/[^\d+]/g, '').replace(/^00/, '+')
  return digits.startsWith('+') ? digits : `${prefix}${digits}`
}
