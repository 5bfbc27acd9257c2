import type { IncomingMessage, ServerResponse } from 'node:http'
import { formatError } from '../../errors/formatError'
import { clientAddress } from '../../requests/clientAddress'
import { attemptCounter, countFailure, secondsToWait } from '../accounts/attempts'
import { ADDRESS_LIMIT } from '../accounts/lockout'
import { interactionPath, type IdentityContext, type Issuer } from '../issuer'
import { createPageContext } from '../pages/pageContext'
import type { PageContext } from '../pages/layout'
import { messagePage } from '../pages/messagePage'
import { FormTooLarge, readForm } from '../readForm'
import { redirect, sendStep } from '../signInStep'
import { CONFIRM, sendJoinedLetter } from './letters'
import { confirmPage, joinedPage, linkExpiredPage } from './pages/letterPages'
import { CALLBACK } from './steps/callbackAddress'
import { findInteraction, languageOf } from './store/attempts'
import { linkIdentity } from './store/identities'
import { redeemJoinToken } from './store/links'

/** A request to a page of no sign-in. */
interface Visit {
  issuer: Issuer
  req: IncomingMessage
  res: ServerResponse
  url: URL
  page: PageContext
}

/**
 * Handles /identity/external/callback, to which providers return, and …/confirm, to which the link of a letter leads.
 * Returns false for any other path, and for a tenant without a provider.
 */
export async function handleExternal(
  issuer: Issuer,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<boolean> {
  const url = new URL(req.url ?? '', issuer.origin)
  const isOurs = url.pathname === CALLBACK || url.pathname === CONFIRM
  if (!isOurs || !issuer.context.external) return false
  const hints = {
    chosen: url.searchParams.get('lang') ?? undefined,
    accepted: req.headers['accept-language'],
  }
  const visit = { issuer, req, res, url, page: createPageContext(issuer.context, issuer.origin, hints) }
  await (url.pathname === CALLBACK ? passOn(visit) : handleConfirm(visit))
  return true
}

/**
 * Sends a return on to its sign-in, whose cookie only the browser has that left for the provider: a return that was
 * stolen or planted in another browser ends there.
 */
async function passOn({ issuer, req, res, url, page }: Visit): Promise<void> {
  const { db, tenant } = issuer.context
  const state = url.searchParams.get('state') ?? ''
  const interaction = await findInteraction(db, tenant.id, state)
  if (interaction === undefined) return sendStep({ req, res }, messagePage(page, 'EXPIRED'), 400)
  url.searchParams.set('lang', languageOf(state))
  redirect(res, `${interactionPath(interaction)}/external/callback${url.search}`)
}

/** The link of a letter shows a button: a program that opens links joins nothing. */
async function handleConfirm(visit: Visit): Promise<void> {
  const { issuer, req, res, page } = visit
  if (req.method !== 'POST') return sendStep({ req, res }, confirmPage(page, CONFIRM))
  const { db, tenant } = issuer.context
  const counters = [attemptCounter('address', `link ${clientAddress(req)}`, ADDRESS_LIMIT)]
  const seconds = await secondsToWait(db, tenant.id, counters)
  if (seconds > 0) res.setHeader('retry-after', seconds)
  const email = seconds > 0 ? undefined : await join(issuer.context, await readToken(req))
  if (email === undefined) {
    if (seconds === 0) await countFailure(db, tenant.id, counters)
    return sendStep({ req, res }, linkExpiredPage(page), seconds > 0 ? 429 : 400)
  }
  await sendStep({ req, res }, joinedPage(page))
  await sendJoinedLetter(issuer.context, page, email).catch((error: unknown) =>
    console.error(`identity: a letter about a provider could not be sent: ${formatError(error)}`),
  )
}

async function readToken(req: IncomingMessage): Promise<string> {
  try {
    return (await readForm(req)).get('token') ?? ''
  } catch (error) {
    if (error instanceof FormTooLarge) return ''
    throw error
  }
}

/** Joins what a link is about. Returns the email of the account, which is confirmed now; undefined for an invalid link. */
const join = ({ db, tenant }: IdentityContext, token: string): Promise<string | undefined> =>
  db.tx(async (tx) => {
    const link = await redeemJoinToken(tx, tenant.id, token)
    if (!link || !(await linkIdentity(tx, tenant.id, link, link.sub))) return undefined
    const id = [tenant.id, link.sub]
    await tx.query('update person set email_confirmed = true where tenant = $1 and id = $2', id)
    const [account] = await tx.query<{ email: string }>(
      'select email from account where tenant = $1 and sub = $2',
      id,
    )
    return account?.email
  })
