import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushTarget } from '../../../domain/push/port'

/** A message as it reached the push service, and as the browser reads it. */
export interface PushedMessage {
  headers: IncomingHttpHeaders
  /** The bytes on the way. */
  body: Buffer
  /** What the browser decrypts. */
  text: string
}

export interface PushService {
  origin: string
  /** A browser with keys of its own. */
  subscribe: () => PushTarget
  /** The messages for a browser, the oldest first. */
  messagesOf: (target: PushTarget) => readonly PushedMessage[]
  /** What the service answers from now on. */
  status: number
  close: () => void
}

interface Browser {
  keys: ECDH
  auth: Buffer
  messages: PushedMessage[]
}

/** A push service of this machine, with its browsers: takes messages as RFC 8030 says and decrypts them as RFC 8291 says. */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const browser = browsers.get(request.url ?? '')
      if (!browser) {
        response.writeHead(410).end()
        return
      }
      const body = Buffer.concat(chunks)
      if (service.status < 300)
        browser.messages.push({ headers: request.headers, body, text: decrypt(body, browser) })
      response.writeHead(service.status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const service: PushService = {
    origin,
    subscribe: () => {
      const keys = createECDH('prime256v1')
      keys.generateKeys()
      const auth = randomBytes(16)
      const place = `/${randomBytes(12).toString('hex')}`
      browsers.set(place, { keys, auth, messages: [] })
      return {
        endpoint: origin + place,
        p256dh: keys.getPublicKey().toString('base64url'),
        auth: auth.toString('base64url'),
      }
    },
    messagesOf: ({ endpoint }) => browsers.get(new URL(endpoint).pathname)?.messages ?? [],
    status: 201,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return service
}

/** Decrypts a message of one record in the encoding aes128gcm. */
function decrypt(body: Buffer, { keys, auth }: Browser): string {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + idLength)
  const record = body.subarray(21 + idLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const secret = hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32)
  const key = hkdfSync('sha256', Buffer.from(secret), salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = hkdfSync('sha256', Buffer.from(secret), salt, 'Content-Encoding: nonce\0', 12)
  const decipher = createDecipheriv('aes-128-gcm', Buffer.from(key), Buffer.from(nonce))
  decipher.setAuthTag(record.subarray(-16))
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  // The last octet of the content is 2, and zeros follow it.
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')
}
