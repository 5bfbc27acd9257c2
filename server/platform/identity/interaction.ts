import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAnswer } from '../requests/afterAnswer'
import { clientAddress } from '../requests/clientAddress'
import { checkPassword } from './checkPassword'
import { CONFIRMATION_STEP, handleConfirmationForm } from './confirmation'
import { handleExternalStep } from './external/steps/externalStep'
import { interactionPath, MOUNT, type Issuer } from './issuer'
import { handleKeptLink } from './magicLink/handleKeptLink'
import { KEPT_LINK_STEP } from './magicLink/keptLink'
import { sendLink } from './magicLink/sendLink'
import { readLinkTarget } from './magicLink/linkTarget'
import { LINK_MINUTES } from './magicLink/magicLink'
import { formatDuration } from './pages/duration'
import { linkPage, linkSentPage } from './pages/linkPage'
import { messagePage, type Message } from './pages/messagePage'
import { createPageContext } from './pages/pageContext'
import { signInPage, type SignInProblem } from './pages/signInPage'
import { errors } from './protocol/oidcProvider'
import { FormTooLarge, readForm } from './readForm'
import { finishSignIn } from './finishSignIn'
import { handlePasskey } from './secondStep/steps/passkeyAlone'
import { handleSecondStep } from './secondStep/steps/secondStep'
import { sendStep, type SignInStep } from './signInStep'

/**
 * Handles /identity/interaction/{uid} (the sign-in form), …/link (a link by email), …/passkey (a passkey alone),
 * …/external (another provider) and …/second-step.
 */
export async function handleInteraction(
  issuer: Issuer,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const { context, origin, provider } = issuer
  const url = new URL(req.url ?? '', origin)
  const hints = {
    chosen: url.searchParams.get('lang') ?? undefined,
    accepted: req.headers['accept-language'],
  }
  try {
    const { uid, params } = await provider.interactionDetails(req, res)
    await handleStep({
      issuer,
      req,
      res,
      page: createPageContext(context, origin, { ...hints, params }),
      uid,
      address: interactionPath(uid),
      step: stepOf(url.pathname),
      query: url.searchParams,
      isPost: req.method === 'POST',
      params,
    })
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    const html = messagePage(createPageContext(context, origin, hints), refusal.message)
    await sendStep({ req, res }, html, refusal.status)
  }
}

/** What follows the id of the interaction in a path. */
const stepOf = (path: string): string => path.slice(`${MOUNT}/interaction/`.length).replace(/^[^/]*/, '')

async function handleStep(step: SignInStep): Promise<void> {
  if (step.step.startsWith('/external')) return handleExternalStep(step)
  if (step.step === KEPT_LINK_STEP) return handleKeptLink(step)
  if (step.step === CONFIRMATION_STEP) return handleConfirmationForm(step)
  if (step.step.startsWith('/second-step')) return handleSecondStep(step)
  if (step.step === '/passkey') return handlePasskey(step)
  return step.step === '/link' ? handleLinkForm(step) : handleSignInForm(step)
}

/** The page for a request that cannot be answered; undefined for an unexpected error. */
function refusalOf(error: unknown): { message: Message; status: number } | undefined {
  if (error instanceof errors.SessionNotFound) return { message: 'EXPIRED', status: 400 }
  return error instanceof FormTooLarge ? { message: 'TOO_LARGE', status: 413 } : undefined
}

async function handleSignInForm(step: SignInStep): Promise<void> {
  const { req, page, address, isPost } = step
  if (!isPost) return sendStep(step, signInPage(page, { address, hasMail: true }))
  const form = await readForm(req)
  const email = form.get('email')?.trim() ?? ''
  const outcome = await checkCredentials(step, email, form.get('password') ?? '')
  if (typeof outcome === 'string') return finishSignIn(step, outcome, 'pwd')
  await sendStep(step, signInPage(page, { address, email, problem: outcome, hasMail: true }))
}

/** Resolves to the account's sub, or to the problem to show. */
async function checkCredentials(
  step: SignInStep,
  email: string,
  password: string,
): Promise<string | SignInProblem> {
  if (!email || !password) return { kind: 'missing', email: !email, password: !password }
  const result = await checkPassword(step, email, password)
  if (result.outcome === 'known') return result.sub
  if (result.outcome === 'locked')
    return { kind: 'locked', wait: formatDuration(result.seconds, step.page.language) }
  if (result.outcome === 'unconfirmed') return { kind: 'unconfirmed', email, since: result.since }
  return { kind: 'wrong' }
}

async function handleLinkForm(step: SignInStep): Promise<void> {
  const { issuer, req, page, address, isPost, params } = step
  const form = isPost ? await readForm(req) : new URLSearchParams()
  const email = form.get('email')?.trim() ?? ''
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
    const isWrong = isPost && !form.has('password')
    return sendStep(step, linkPage(page, { address, email, isWrong }))
  }
  const minutes = formatDuration(LINK_MINUTES * 60, page.language)
  await sendStep(step, linkSentPage(page, address, email, minutes))
  // Sent after the response, so that the response time does not reveal whether there is an account.
  const wish = { email, clientAddress: clientAddress(req), target: readLinkTarget(params) }
  afterAnswer('identity: the sign-in link could not be sent', () => sendLink(issuer.context, page, wish))
}
