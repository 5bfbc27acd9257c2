// @vitest-environment node
import { createLocalJWKSet, errors, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, expect, it } from 'vitest'
import { verifyIdToken } from './idToken'

const expected = { issuer: 'https://id.example', clientId: 'portal', nonce: 'n' }
let key: CryptoKey
let keys: ReturnType<typeof createLocalJWKSet>
beforeAll(async () => {
  const pair = await generateKeyPair('ES256')
  key = pair.privateKey
  keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(pair.publicKey)), alg: 'ES256', kid: 'a' }] })
})

const claims = { iss: expected.issuer, aud: 'portal', sub: 'carmen', nonce: 'n' }
const token = (change: object, times: { iat?: number; exp?: number } = {}) => {
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT({ ...claims, iat: now, exp: now + 300, ...times, ...change })
    .setProtectedHeader({ alg: 'ES256', kid: 'a' })
    .sign(key)
}

it('AUTH-019 an ID token for this client and sign-in is accepted', async () => {
  expect(await verifyIdToken(await token({}), keys, expected)).toMatchObject({ sub: 'carmen' })
  const shared = await token({ aud: ['portal', 'other'], azp: 'portal' })
  expect(await verifyIdToken(shared, keys, expected)).toMatchObject({ sub: 'carmen' })
})

it.each([
  ['another issuer', { iss: 'https://evil.example' }],
  ['another client', { aud: 'other' }],
  ['several clients and no authorized one', { aud: ['portal', 'other'] }],
  ['another authorized client', { azp: 'other' }],
  ['another sign-in', { nonce: 'other' }],
  ['no sign-in', { nonce: undefined }],
  ['nobody', { sub: '' }],
  ['no subject', { sub: undefined }],
  ['a time that has passed', { exp: 1 }],
  ['a time to come', { nbf: 9_999_999_999 }],
  ['no end', { exp: undefined }],
])('AUTH-019 an ID token of %s is refused', async (_, change) => {
  await expect(verifyIdToken(await token(change), keys, expected)).rejects.toMatchObject({
    name: 'ServiceRefused',
  })
})

it('AUTH-019 a token without signature, or signed with a shared secret, is refused', async () => {
  const now = Math.floor(Date.now() / 1000)
  const unsigned = new UnsecuredJWT({ ...claims, iat: now, exp: now + 300 }).encode()
  const shared = await new SignJWT({ ...claims, iat: now, exp: now + 300 })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode('the secret of the client, long enough'))
  for (const forged of [unsigned, shared, 'no token'])
    await expect(verifyIdToken(forged, keys, expected)).rejects.toMatchObject({ name: 'ServiceRefused' })
})

it.each([new errors.JWKSTimeout(), new errors.JOSEError('Expected 200 OK'), new TypeError('fetch failed')])(
  'AUTH-019 keys that cannot be read are a fault of the provider, not of the person: %s',
  async (fault) => {
    const unreadable = async () => {
      throw fault
    }
    await expect(verifyIdToken(await token({}), unreadable, expected)).rejects.toMatchObject({
      name: 'ServiceUnavailable',
    })
  },
)
