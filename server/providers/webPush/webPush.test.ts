// @vitest-environment node
import { createPublicKey, verify } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { PushPort, PushSending } from '../../domain/push/port'
import { startPushService, type PushService } from './test/pushService'
import { webPush } from './webPush'

let service: PushService
let port: PushPort
beforeAll(async () => {
  service = await startPushService()
  port = webPush([service.origin])
})
afterAll(() => service.close())
beforeEach(() => void (service.status = 201))

const sendingTo = async (target: PushSending['target']): Promise<PushSending> => ({
  target,
  keys: await port.createKeys(),
  contact: 'https://clinic.example',
  text: '{"text":"Es tu turno"}',
  seconds: 60,
  isUrgent: true,
})

it('a message reaches the browser, which alone can read it, with how long it is worth delivering', async () => {
  const target = service.subscribe()
  expect(await port.send(await sendingTo(target))).toBe('sent')
  const [message] = service.messagesOf(target)
  expect(message?.text).toBe('{"text":"Es tu turno"}')
  expect(message?.body.includes('turno')).toBe(false)
  expect(message?.headers).toMatchObject({ ttl: '60', urgency: 'high', 'content-encoding': 'aes128gcm' })
})

it('the tenant’s key signs a message for one push service only, and the message has a contact address', async () => {
  const target = service.subscribe()
  const sending = await sendingTo(target)
  await port.send(sending)
  const authorization = service.messagesOf(target)[0]?.headers.authorization ?? ''
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  expect(key).toBe(sending.keys.publicKey)
  const [head = '', claims = '', signature = ''] = token.split('.')
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: service.origin,
    sub: 'https://clinic.example',
  })
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  const isSigned = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  expect(isSigned).toBe(true)
})

it('a browser that takes no more messages is gone, and a service that refuses one is an error', async () => {
  const unknown = { ...service.subscribe(), endpoint: `${service.origin}/unknown` }
  expect(await port.send(await sendingTo(unknown))).toBe('gone')
  service.status = 429
  await expect(port.send(await sendingTo(service.subscribe()))).rejects.toThrow(
    'The push service answered 429',
  )
})

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://evilpush.apple.com.example/abc', false],
  ['https://127.0.0.1/abc', false],
  ['http://169.254.169.254/latest/meta-data', false],
  ['file:///etc/passwd', false],
  ['nothing', false],
])('%s is a push service: %s', (endpoint, isAccepted) => {
  expect(webPush().accepts(endpoint)).toBe(isAccepted)
})
