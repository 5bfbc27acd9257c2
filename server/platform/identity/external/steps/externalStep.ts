import { formatError } from '../../../errors/formatError'
import { clientAddress } from '../../../requests/clientAddress'
import { attemptCounter, countFailure, secondsToWait } from '../../accounts/attempts'
import { ADDRESS_LIMIT } from '../../accounts/lockout'
import { formatDuration } from '../../pages/duration'
import { finishSignIn } from '../../finishSignIn'
import { redirect, sendStep, type SignInStep } from '../../signInStep'
import { problemPage, type ExternalProblem } from '../pages/problemPage'
import { ServiceRefused, ServiceUnavailable } from '../../../services/faults'
import type { ExternalProvider } from '../port'
import { redeemCompletion } from '../store/completion'
import { startAttempt } from '../store/attempts'
import { callbackAddress } from './callbackAddress'
import { handleJoinForm, handleLetter } from './join'
import { handleReturn } from './return'

/** The HTTP status of a problem's page. */
const statuses: Partial<Record<ExternalProblem, number>> = { LOCKED: 429, DOWN: 503, REFUSED: 400 }

/**
 * Handles …/external of a sign-in: leaving for the provider, returning from it, joining an account, and finishing after
 * the portal has completed a new account.
 */
export async function handleExternalStep(step: SignInStep): Promise<void> {
  const { external } = step.issuer.context
  if (!external) return redirect(step.res, `${step.address}?lang=${step.page.language}`)
  try {
    const problem = await limitAttempts(step, () => run(step, external))
    if (problem) await sendProblem(step, problem)
  } catch (error) {
    const problem = problemOf(error)
    if (!problem) throw error
    console.error(`identity: sign-in through ${external.settings.issuer}: ${formatError(error)}`)
    await sendProblem(step, problem)
  }
}

/** Resolves to the problem to show; undefined when the response is sent. */
async function run(step: SignInStep, external: ExternalProvider): Promise<ExternalProblem | undefined> {
  if (step.step === '/external/callback') return handleReturn(step, external)
  if (step.step === '/external/join') return handleJoinForm(step)
  if (step.step === '/external/letter' && step.isPost) return handleLetter(step)
  if (step.step === '/external/registered') return finishRegistration(step)
  return leave(step, external)
}

/** After twenty returns that were refused from a network address, the next have to wait. */
async function limitAttempts(
  step: SignInStep,
  handle: () => Promise<ExternalProblem | undefined>,
): Promise<ExternalProblem | undefined> {
  const { db, tenant } = step.issuer.context
  const counters = [attemptCounter('address', `external ${clientAddress(step.req)}`, ADDRESS_LIMIT)]
  const seconds = await secondsToWait(db, tenant.id, counters)
  if (seconds > 0) {
    step.res.setHeader('retry-after', seconds)
    await sendProblem(step, 'LOCKED', formatDuration(seconds, step.page.language))
    return undefined
  }
  const count = () => countFailure(db, tenant.id, counters)
  const problem = await handle().catch(async (error: unknown) => {
    if (error instanceof ServiceRefused) await count()
    throw error
  })
  if (problem === 'REFUSED') await count()
  return problem
}

async function leave(step: SignInStep, external: ExternalProvider): Promise<undefined> {
  const { issuer, page, params, res, uid } = step
  const { db, tenant } = issuer.context
  const attempt = await startAttempt(db, tenant.id, uid, page.language)
  const address = await external.departure({
    ...attempt,
    redirectUri: callbackAddress(issuer.origin),
    language: page.language,
    asksAgain: params['prompt'] === 'login',
  })
  redirect(res, address)
}

async function finishRegistration(step: SignInStep): Promise<undefined> {
  const { context } = step.issuer
  const sub = await redeemCompletion(context.db, context.tenant.id, step.uid)
  if (sub === undefined) redirect(step.res, `${step.address}?lang=${step.page.language}`)
  else await finishSignIn(step, sub, 'fed')
}

function problemOf(error: unknown): ExternalProblem | undefined {
  if (error instanceof ServiceUnavailable) return 'DOWN'
  return error instanceof ServiceRefused ? 'REFUSED' : undefined
}

const sendProblem = (step: SignInStep, problem: ExternalProblem, wait = ''): Promise<void> =>
  sendStep(step, problemPage(step.page, step.address, problem, wait), statuses[problem] ?? 200)
