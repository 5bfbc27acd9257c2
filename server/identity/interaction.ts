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

/** A request to a sign-in page. */
interface Interaction {
  issuer: Issuer
  req: IncomingMessage
  res: ServerResponse
  page: PageContext
  /** The interaction's path. */
  address: string
  isPost: boolean
}

/** Handles /identity/interaction/{uid} (the sign-in form) and …/link (a link by e-mail). */
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
  const isPost = req.method === 'POST'
  try {
    const { uid, params } = await provider.interactionDetails(req, res)
    const page = createPageContext(context, origin, { ...hints, params })
    const interaction = { issuer, req, res, page, address: interactionPath(uid), isPost }
    await (url.pathname.endsWith('/link') ? handleLinkForm(interaction) : handleSignInForm(interaction))
  } catch (error) {
    if (!(error instanceof errors.SessionNotFound)) throw error
    const page = createPageContext(context, origin, hints)
    const html = messagePage(page, 'EXPIRED')
    writeResponse(res, await createPageResponse(html, 400, req.headers['accept-encoding']?.toString()))
  }
}

async function handleSignInForm(interaction: Interaction): Promise<void> {
  if (!interaction.isPost)
    return sendPage(
      interaction,
      signInPage(interaction.page, { address: interaction.address, hasMail: true }),
    )
  const { issuer, req, res, page, address } = interaction
  const form = await readForm(req)
  const email = form.get('email')?.trim() ?? ''
  const outcome = await checkCredentials(interaction, email, form.get('password') ?? '')
  if (typeof outcome !== 'string') {
    return sendPage(interaction, signInPage(page, { address, email, problem: outcome, hasMail: true }))
  }
  await issuer.provider.interactionFinished(
    req,
    res,
    { login: { accountId: outcome } },
    { mergeWithLastSubmission: false },
  )
}

/** Resolves to the account's sub, or to the problem to show. */
async function checkCredentials(
  { issuer, req, page }: Interaction,
  email: string,
  password: string,
): Promise<string | SignInProblem> {
  if (!email || !password) return { kind: 'missing', email: !email, password: !password }
  const { db, tenant } = issuer.context
  const result = await authenticate(db, tenant.id, { email, password, address: clientAddress(req) })
  if (result.outcome === 'known') return result.sub
  if (result.outcome === 'locked')
    return { kind: 'locked', wait: formatDuration(result.seconds, page.language) }
  return { kind: 'wrong' }
}

async function handleLinkForm(interaction: Interaction): Promise<void> {
  const { issuer, req, page, address, isPost } = interaction
  const form = isPost ? await readForm(req) : new URLSearchParams()
  const email = form.get('email')?.trim() ?? ''
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
    const isWrong = isPost && !form.has('password')
    return sendPage(interaction, linkPage(page, { address, email, isWrong }))
  }
  const minutes = formatDuration(LINK_MINUTES * 60, page.language)
  await sendPage(interaction, linkSentPage(page, address, email, minutes))
  // Sent after the response, so that the response time does not reveal whether there is an account.
  await sendLink(issuer.context, page, email, clientAddress(req)).catch((error: unknown) => {
    console.error(`identity: the sign-in link could not be sent: ${formatError(error)}`)
  })
}

async function sendPage({ req, res }: Interaction, html: string): Promise<void> {
  const accepts = req.headers['accept-encoding']?.toString()
  writeResponse(res, await createPageResponse(html, 200, accepts))
}
