import type { IncomingMessage, ServerResponse } from 'node:http'
import { MOUNT, type Issuer } from '../issuer'
import { readForm } from '../readForm'
import { findMagicLink } from './magicLink'

/** Takes the token of a link as a form, from a script of the portal. */
export const LINK_ADDRESS = `${MOUNT}/link`
/** The step of a sign-in that begins with the link that the browser keeps. */
export const KEPT_LINK_STEP = '/kept-link'

const COOKIE = 'portico_link'
const SECONDS = 10 * 60
const attributes = `Path=${MOUNT}; HttpOnly; SameSite=Lax`

/**
 * Keeps a link in a cookie of the browser for the sign-in that follows, where it is the first step. The link is not used yet.
 * Answers 204, or 400 for a link that does not work and for a request of a foreign page.
 */
export async function keepLink(
  { context, origin }: Issuer,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const isOwn = req.method === 'POST' && [undefined, 'same-origin'].includes(siteOf(req))
  const token = isOwn ? ((await readForm(req)).get('token') ?? '') : ''
  const isValid = token !== '' && (await findMagicLink(context.db, context.tenant.id, token)) !== undefined
  if (isValid)
    res.setHeader('set-cookie', `${COOKIE}=${token}; Max-Age=${SECONDS}; ${attributes}${secure(origin)}`)
  res.writeHead(isValid ? 204 : 400).end()
}

const siteOf = ({ headers }: IncomingMessage) => headers['sec-fetch-site']?.toString()

const secure = (origin: string) => (origin.startsWith('https:') ? '; Secure' : '')

/** The token of the link that a browser keeps. */
export const readKeptLink = ({ headers }: IncomingMessage): string | undefined =>
  new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1]

/** Whether the browser keeps a link. */
export const hasKeptLink = (req: IncomingMessage): boolean => readKeptLink(req) !== undefined

/** Removes the link from the browser. */
export const forgetLink = (res: ServerResponse): unknown =>
  res.setHeader('set-cookie', `${COOKIE}=; Max-Age=0; ${attributes}`)
