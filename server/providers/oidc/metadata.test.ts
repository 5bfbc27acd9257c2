// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest'
import { discover } from './metadata'

const issuer = 'https://id.example'
const metadata = {
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
}
afterEach(() => vi.unstubAllGlobals())

/** The provider answers with a document. */
const answer = (document: unknown, init: ResponseInit = {}) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(document), init))

it('AUTH-019 reads what a provider says about itself', async () => {
  answer(metadata)
  expect(await discover(issuer)).toEqual({
    authorizationEndpoint: `${issuer}/auth`,
    tokenEndpoint: `${issuer}/token`,
    userinfoEndpoint: undefined,
    jwksUri: `${issuer}/jwks`,
    hasBasicAuthentication: true,
    namesIssuer: false,
  })
})

it.each([
  ['is of another issuer', { ...metadata, issuer: 'https://evil.example' }],
  ['sends secrets over http', { ...metadata, token_endpoint: 'http://id.example/token' }],
  ['has no keys', { ...metadata, jwks_uri: undefined }],
  ['is no object', []],
])('AUTH-019 a document that %s is refused', async (_, document) => {
  answer(document)
  await expect(discover(issuer)).rejects.toMatchObject({ name: 'ServiceRefused' })
})

it.each([
  ['an error', () => answer({}, { status: 502 })],
  ['a missing page', () => answer({}, { status: 404 })],
  ['nothing', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))],
])('AUTH-019 a provider that answers with %s is unavailable', async (_, stub) => {
  stub()
  await expect(discover(issuer)).rejects.toMatchObject({ name: 'ServiceUnavailable' })
})
