import type { World } from './world'

interface Person {
  id: string
  name: string
  roles?: readonly string[]
}

/** What the identity server answers: a page, a document or a redirect. */
export type IdentityAnswer = { html: string } | { json: object } | { location: string } | undefined

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Seconds that a token is valid for. */
const LIFE = 3600

/**
 * The part of an identity server that the portal needs: discovery, a page to choose who signs in, codes and tokens, and the end of
 * a session. It knows the users of `world`, and asks for no password: it is for data that is nobody's.
 */
export function createIdentity(world: World, issuer: string) {
  const codes = new Map<string, { person: string; nonce: string | null }>()
  const people = world['users'] as readonly Person[]

  const authorize = (query: URLSearchParams): IdentityAnswer => {
    const person = query.get('person')
    if (person === null) return { html: choicePage(people, query) }
    const code = `code-${codes.size + 1}`
    codes.set(code, { person, nonce: query.get('nonce') })
    const back = new URL(query.get('redirect_uri') ?? '/')
    back.searchParams.set('code', code)
    back.searchParams.set('state', query.get('state') ?? '')
    return { location: back.href }
  }

  const token = (form: URLSearchParams): IdentityAnswer => {
    const { person, nonce } = codes.get(form.get('code') ?? '') ?? {
      person: form.get('refresh_token') ?? '',
      nonce: null,
    }
    const iat = Math.floor(Date.now() / 1000)
    const life = { sub: person, iat, exp: iat + LIFE }
    const isDoctor = (world['doctorAccounts'] as readonly string[]).includes(person)
    const own = people.find(({ id }) => id === person)?.roles ?? []
    const role = isDoctor ? [...own, 'Doctor'] : own
    const idClaims = { ...life, iss: issuer, aud: form.get('client_id'), ...(nonce !== null && { nonce }) }
    return {
      json: {
        access_token: `${encode({ alg: 'none' })}.${encode({ ...life, role })}.none`,
        id_token: `${encode({ alg: 'none' })}.${encode(idClaims)}.none`,
        refresh_token: person,
        token_type: 'Bearer',
        expires_in: LIFE,
      },
    }
  }

  return (path: string, query: URLSearchParams, form: URLSearchParams): IdentityAnswer => {
    switch (path) {
      case '/.well-known/openid-configuration':
        return { json: discovery(issuer) }
      case '/jwks':
        return { json: { keys: [] } }
      case '/authorize':
        return authorize(query)
      case '/token':
        return token(form)
      case '/logout':
        return { location: query.get('post_logout_redirect_uri') ?? '/' }
      default:
        return undefined
    }
  }
}

/** The person whose access token it is; null without one. */
export function personOf(authorization: string | undefined): string | null {
  const payload = authorization?.split('.')[1]
  if (payload === undefined) return null
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string }).sub
}

const discovery = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  end_session_endpoint: `${issuer}/logout`,
  jwks_uri: `${issuer}/jwks`,
})

function choicePage(people: readonly Person[], query: URLSearchParams): string {
  const links = people.map(({ id, name }) => {
    const own = new URLSearchParams([...query, ['person', id]]).toString().replaceAll('&', '&amp;')
    return `<li><a href="?${own}">${name}</a></li>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sign in</title><link rel="icon" href="data:,"><h1>Who signs in?</h1><ul>${links.join('')}</ul></html>`
}
