import { vi } from 'vitest'
import { openSession, storeToken } from '../../core/session/session'

const authority = () => `${location.origin}/identity`

/** An access token of a person, valid for a number of seconds. */
const tokenOf = (person: string, seconds: number, number: number) =>
  `h.${btoa(JSON.stringify({ sub: person, exp: Math.floor(Date.now() / 1000) + seconds, number }))}.s`

/** An identity server that has signed a person in, and what it was asked. */
export interface FakeIdentity {
  /** The form of each request to the token endpoint. */
  exchanges: URLSearchParams[]
  /** The newest access token. */
  token: string
}

/** Signs a person in at an identity server that answers every request of this test from here on. */
export function signInAtIdentity(person: string): FakeIdentity {
  const server: FakeIdentity = { exchanges: [], token: tokenOf(person, 3600, 0) }
  // Locks, which jsdom lacks; this tab is the only one.
  vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => Promise<unknown>) => work() } })
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: URLSearchParams } = {}) => {
    if (!address.endsWith('/token'))
      return Response.json({ issuer: authority(), token_endpoint: `${authority()}/token` })
    server.exchanges.push(new URLSearchParams(String(body)))
    server.token = tokenOf(person, 3600, server.exchanges.length)
    const answer = { access_token: server.token, refresh_token: `r${server.exchanges.length + 1}` }
    return Response.json({ ...answer, token_type: 'Bearer', expires_in: 3600 })
  })
  openSession('portico')
  storeToken(server.token)
  const user = {
    access_token: server.token,
    refresh_token: 'r1',
    token_type: 'Bearer',
    profile: { sub: person },
  }
  localStorage.setItem(`oidc.user:${authority()}:web.client`, JSON.stringify(user))
  return server
}
