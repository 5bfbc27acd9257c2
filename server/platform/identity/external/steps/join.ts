import { formatError } from '../../../errors/formatError'
import { clientAddress } from '../../../requests/clientAddress'
import { checkPassword } from '../../checkPassword'
import { formatDuration } from '../../pages/duration'
import { readForm } from '../../readForm'
import { redirect, sendStep, type SignInStep } from '../../signInStep'
import { joinPage, type JoinProblem } from '../pages/joinPage'
import { letterSentPage } from '../pages/letterPages'
import type { ExternalProblem } from '../pages/problemPage'
import { countLetter, sendJoinLetter, sendJoinedLetter } from '../letters'
import { findProfile } from '../store/attempts'
import { linkIdentity } from '../store/identities'
import { JOIN_MINUTES } from '../store/links'
import type { ExternalProviderProfile } from '../store/profile'
import { finishExternalSignIn } from './finishExternalSignIn'

/**
 * The account with the email of the provider is joined when its password is given, once: the email alone does not
 * prove that both belong to the same person.
 */
export async function handleJoinForm(step: SignInStep): Promise<ExternalProblem | undefined> {
  const profile = await requireProfile(step)
  if (!profile) return undefined
  const show = async (problem?: JoinProblem): Promise<undefined> => {
    const html = joinPage(step.page, { address: step.address, email: profile.email, problem })
    await sendStep(step, html)
  }
  if (!step.isPost) return show()
  const password = (await readForm(step.req)).get('password') ?? ''
  const outcome = await findAccount(step, profile, password)
  if (typeof outcome !== 'string') return show(outcome)
  const { context } = step.issuer
  if (!(await linkIdentity(context.db, context.tenant.id, profile, outcome))) return 'REFUSED'
  await finishExternalSignIn(step, outcome)
  await sendJoinedLetter(context, step.page, profile.email).catch(logLetter)
  return undefined
}

/** Resolves to the account's sub, or to the problem to show. */
async function findAccount(
  step: SignInStep,
  { email }: ExternalProviderProfile,
  password: string,
): Promise<string | JoinProblem> {
  if (password === '') return { kind: 'missing' }
  const result = await checkPassword(step, email, password)
  if (result.outcome === 'known') return result.sub
  if (result.outcome === 'locked')
    return { kind: 'locked', wait: formatDuration(result.seconds, step.page.language) }
  return { kind: 'wrong' }
}

/** Without the password, a link in a letter to the account joins both. */
export async function handleLetter(step: SignInStep): Promise<ExternalProblem | undefined> {
  const profile = await requireProfile(step)
  if (!profile) return undefined
  const { issuer, page, address, req, res } = step
  const seconds = await countLetter(issuer.context, profile.email, clientAddress(req))
  if (seconds > 0) {
    res.setHeader('retry-after', seconds)
    const problem: JoinProblem = { kind: 'locked', wait: formatDuration(seconds, page.language) }
    await sendStep(step, joinPage(page, { address, email: profile.email, problem }), 429)
    return undefined
  }
  const minutes = formatDuration(JOIN_MINUTES * 60, page.language)
  await sendStep(step, letterSentPage(page, address, profile.email, minutes))
  await sendJoinLetter(issuer.context, page, issuer.origin, profile).catch(logLetter)
  return undefined
}

/** Who has returned; otherwise the sign-in starts again. */
async function requireProfile(step: SignInStep): Promise<ExternalProviderProfile | undefined> {
  const { context } = step.issuer
  const profile = await findProfile(context.db, context.tenant.id, step.uid)
  if (!profile) redirect(step.res, `${step.address}?lang=${step.page.language}`)
  return profile
}

const logLetter = (error: unknown) =>
  console.error(`identity: a letter about a provider could not be sent: ${formatError(error)}`)
