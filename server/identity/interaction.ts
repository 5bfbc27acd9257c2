import type { IncomingMessage, ServerResponse } from 'node:http'
import { formatError } from '../formatError'
import { clientAddress } from '../http/request/clientAddress'
import { authenticate } from './accounts/authenticate'
import { interactionPath, type Issuer } from './issuer'
import { sendLink } from './magicLink/sendLink'
import { LINK_MINUTES } from './magicLink/magicLink'
import { formatDuration } from './pages/duration'
import type { PageContext } from './pages/layout'
import { linkPage, linkSentPage } from './pages/linkPage'
import { messagePage } from './pages/messagePage'
import { createPageResponse } from './pages/pageResponse'
import { signInPage, type SignInProblem } from './pages/signInPage'
import { errors } from './protocol/oidcProvider'
import { createPageContext } from './pages/pageContext'
import { writeResponse } from './protocol/writeResponse'
import { readForm } from './readForm'

/** A person at the sign-in pages. */
interface Interaction {
  issuer: Issuer
  req: IncomingMessage
  res: ServerResponse
  view: PageContext
  /** The interaction's path. */
  address: string
  isPost: boolean
}

/** Answers /identity/interaction/{uid} (the form) and …/link (a link by mail). */
export async function handleInteraction(
  issuer: Issuer,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const { context: house, origin, provider } = issuer
  const url = new URL(req.url ?? '', origin)
  const seen = { chosen: url.searchParams.get('lang') ?? undefined, accepted: req.headers['accept-language'] }
  const isPost = req.method === 'POST'
  try {
    const { uid, params } = await provider.interactionDetails(req, res)
    const view = createPageContext(house, origin, { ...seen, params })
    const visit = { issuer, req, res, view, address: interactionPath(uid), isPost }
    await (url.pathname.endsWith('/link') ? handleLinkForm(visit) : handleSignInForm(visit))
  } catch (error) {
    if (!(error instanceof errors.SessionNotFound)) throw error
    const view = createPageContext(house, origin, seen)
    const html = messagePage(view, 'EXPIRED')
    writeResponse(res, await createPageResponse(html, 400, req.headers['accept-encoding']?.toString()))
  }
}

async function handleSignInForm(visit: Interaction): Promise<void> {
  if (!visit.isPost) return sendPage(visit, signInPage(visit.view, { address: visit.address, hasMail: true }))
  const { issuer, req, res, view, address } = visit
  const form = await readForm(req)
  const email = form.get('email')?.trim() ?? ''
  const outcome = await checkCredentials(visit, email, form.get('password') ?? '')
  if (typeof outcome !== 'string') {
    return sendPage(visit, signInPage(view, { address, email, problem: outcome, hasMail: true }))
  }
  await issuer.provider.interactionFinished(
    req,
    res,
    { login: { accountId: outcome } },
    { mergeWithLastSubmission: false },
  )
}

/** Out: the account, or why not. */
async function checkCredentials(
  { issuer, req, view }: Interaction,
  email: string,
  password: string,
): Promise<string | SignInProblem> {
  if (!email || !password) return { kind: 'missing', email: !email, password: !password }
  const { db, tenant } = issuer.context
  const result = await authenticate(db, tenant.id, { email, password, address: clientAddress(req) })
  if (result.outcome === 'known') return result.sub
  if (result.outcome === 'locked')
    return { kind: 'locked', wait: formatDuration(result.seconds, view.language) }
  return { kind: 'wrong' }
}

async function handleLinkForm(visit: Interaction): Promise<void> {
  const { issuer, req, view, address, isPost } = visit
  const form = isPost ? await readForm(req) : new URLSearchParams()
  const email = form.get('email')?.trim() ?? ''
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
    const isWrong = isPost && !form.has('password')
    return sendPage(visit, linkPage(view, { address, email, isWrong }))
  }
  const minutes = formatDuration(LINK_MINUTES * 60, view.language)
  await sendPage(visit, linkSentPage(view, address, email, minutes))
  // After the answer: how long it takes says nothing about the account.
  await sendLink(issuer.context, view, email, clientAddress(req)).catch((error: unknown) => {
    console.error(`identity: a letter was not sent: ${formatError(error)}`)
  })
}

async function sendPage({ req, res }: Interaction, html: string): Promise<void> {
  const accepts = req.headers['accept-encoding']?.toString()
  writeResponse(res, await createPageResponse(html, 200, accepts))
}
