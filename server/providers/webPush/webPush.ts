import type { PushPort } from '../../domain/push/port'

const TIMEOUT_MS = 10_000
const GONE = [404, 410]

/** The push services of Chrome, Firefox, Safari and Edge, with the hosts below them. */
const services = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
] as const

/**
 * Sends messages by Web Push: encrypted for the browser (RFC 8291), signed with the tenant's key (RFC 8292). `others` are the origins of
 * further push services, for browsers that use one of their own.
 */
export function webPush(others: readonly string[] = []): PushPort {
  return {
    createKeys: async () => (await load()).generateVAPIDKeys(),
    accepts: (endpoint) => {
      if (!URL.canParse(endpoint)) return false
      const { protocol, hostname, origin, port, username } = new URL(endpoint)
      if (others.includes(origin)) return true
      const isKnown = services.some((host) => hostname === host || hostname.endsWith(`.${host}`))
      return isKnown && protocol === 'https:' && port === '' && username === ''
    },
    send: async ({ target: { endpoint, p256dh, auth }, keys, contact, text, seconds, isUrgent }) => {
      const { generateRequestDetails } = await load()
      const request = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
        vapidDetails: { subject: contact, ...keys },
        TTL: seconds,
        urgency: isUrgent ? 'high' : 'normal',
        contentEncoding: 'aes128gcm',
      })
      // The length is that of the body, which fetch counts itself.
      const { 'Content-Length': _length, ...headers } = request.headers as Record<string, string>
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers,
        body: new Uint8Array(request.body ?? Buffer.alloc(0)),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await answer.body?.cancel()
      if (GONE.includes(answer.status)) return 'gone'
      if (!answer.ok) throw new Error(`The push service answered ${answer.status}`)
      return 'sent'
    },
  }
}

/** Few servers notify anybody before their first appointment: the package loads with the first message. */
const load = async () => (await import('web-push')).default
