import { assuranceOf, type SignInMethod } from './secondStep/methods'
import { secondStepDuty } from '../sessions/secondStepDuty'
import { startSecondStep, type PendingSignIn } from './secondStep/signIn'
import { redirect, type SignInStep } from './signInStep'

/**
 * Goes on after the first step of a sign-in, which has shown whose account it is: to the second step where the account has
 * one or must have one, else to the portal. Every way in but a passkey alone ends here.
 */
export async function finishSignIn(step: SignInStep, sub: string, method: SignInMethod): Promise<void> {
  const { db, tenant } = step.issuer.context
  const signIn: PendingSignIn = { sub, methods: [method] }
  if ((await secondStepDuty(db, tenant, sub)) === 'none') return completeSignIn(step, signIn)
  await startSecondStep(db, tenant.id, step.uid, signIn)
  redirect(step.res, `${step.address}/second-step?lang=${step.page.language}`)
}

/** Signs in to an account whose steps are done, and returns to the portal. */
export const completeSignIn = (
  { issuer, req, res }: SignInStep,
  { sub, methods }: PendingSignIn,
): Promise<void> =>
  issuer.provider.interactionFinished(
    req,
    res,
    { login: { accountId: sub, amr: methods, acr: assuranceOf(methods) } },
    { mergeWithLastSubmission: false },
  )
