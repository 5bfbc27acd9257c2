import type { IncomingMessage, ServerResponse } from 'node:http'
import { told } from '../formatError'
import { addressOf } from '../http/request/clientAddress'
import { authenticate } from './accounts/authenticate'
import { interactionPath, type Issuer } from './issuer'
import { sendLink } from './magicLink/sendLink'
import { LINK_MINUTES } from './magicLink/magicLink'
import { inWords } from './pages/duration'
import type { View } from './pages/layout'
import { linkPage, linkSentPage } from './pages/linkPage'
import { messagePage } from './pages/messagePage'
import { replyOf } from './pages/pageResponse'
import { signInPage, type SignInProblem } from './pages/signInPage'
import { errors } from './protocol/oidcProvider'
import { viewOf } from './pages/pageContext'
import { writeReply } from './protocol/writeResponse'
import { readForm } from './readForm'

/** A person at the sign-in pages. */
interface Visit {
  issuer: Issuer
  req: IncomingMessage
  res: ServerResponse
  view: View
  /** The interaction's path. */
  address: string
  isPost: boolean
}

/** Answers /identity/interaction/{uid} (the form) and …/link (a link by mail). */
export async function answerInteraction(
  issuer: Issuer,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const { house, origin, provider } = issuer
  const url = new URL(req.url ?? '', origin)
  const seen = { chosen: url.searchParams.get('lang') ?? undefined, accepted: req.headers['accept-language'] }
  const isPost = req.method === 'POST'
  try {
    const { uid, params } = await provider.interactionDetails(req, res)
    const view = viewOf(house, origin, { ...seen, params })
    const visit = { issuer, req, res, view, address: interactionPath(uid), isPost }
    await (url.pathname.endsWith('/link') ? link(visit) : signIn(visit))
  } catch (error) {
    if (!(error instanceof errors.SessionNotFound)) throw error
    const view = viewOf(house, origin, seen)
    const html = messagePage(view, 'EXPIRED')
    writeReply(res, await replyOf(html, 400, req.headers['accept-encoding']?.toString()))
  }
}

async function signIn(visit: Visit): Promise<void> {
  if (!visit.isPost) return show(visit, signInPage(visit.view, { address: visit.address, hasMail: true }))
  const { issuer, req, res, view, address } = visit
  const form = await readForm(req)
  const email = form.get('email')?.trim() ?? ''
  const outcome = await tried(visit, email, form.get('password') ?? '')
  if (typeof outcome !== 'string') {
    return show(visit, signInPage(view, { address, email, problem: outcome, hasMail: true }))
  }
  await issuer.provider.interactionFinished(
    req,
    res,
    { login: { accountId: outcome } },
    { mergeWithLastSubmission: false },
  )
}

/** Out: the account, or why not. */
async function tried(
  { issuer, req, view }: Visit,
  email: string,
  password: string,
): Promise<string | SignInProblem> {
  if (!email || !password) return { kind: 'missing', email: !email, password: !password }
  const { db, tenant } = issuer.house
  const result = await authenticate(db, tenant.id, { email, password, address: addressOf(req) })
  if (result.outcome === 'known') return result.sub
  if (result.outcome === 'locked') return { kind: 'locked', wait: inWords(result.seconds, view.language) }
  return { kind: 'wrong' }
}

async function link(visit: Visit): Promise<void> {
  const { issuer, req, view, address, isPost } = visit
  const form = isPost ? await readForm(req) : new URLSearchParams()
  const email = form.get('email')?.trim() ?? ''
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
    const isWrong = isPost && !form.has('password')
    return show(visit, linkPage(view, { address, email, isWrong }))
  }
  const minutes = inWords(LINK_MINUTES * 60, view.language)
  await show(visit, linkSentPage(view, address, email, minutes))
  // After the answer: how long it takes says nothing about the account.
  await sendLink(issuer.house, view, email, addressOf(req)).catch((error: unknown) => {
    console.error(`identity: a letter was not sent: ${told(error)}`)
  })
}

async function show({ req, res }: Visit, html: string): Promise<void> {
  const accepts = req.headers['accept-encoding']?.toString()
  writeReply(res, await replyOf(html, 200, accepts))
}
