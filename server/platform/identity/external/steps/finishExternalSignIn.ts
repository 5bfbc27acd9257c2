import { finishSignIn } from '../../finishSignIn'
import type { SignInStep } from '../../signInStep'
import { endAttempt } from '../store/attempts'

/** Ends the sign-in through the provider and signs in to an account. */
export async function finishExternalSignIn(step: SignInStep, sub: string): Promise<undefined> {
  const { db, tenant } = step.issuer.context
  await endAttempt(db, tenant.id, step.uid)
  await finishSignIn(step, sub, 'fed')
}
