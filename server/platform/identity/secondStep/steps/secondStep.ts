import { redirect, type SignInStep } from '../../signInStep'
import { hasSecondStep } from '../methods'
import { secondStepDuty } from '../../../sessions/secondStepDuty'
import { findPendingSignIn } from '../signIn'
import { endStep } from './endStep'
import { handleProof } from './proof'
import { handleSetUp } from './setUp'

/**
 * Handles …/second-step of a sign-in whose first step is done: proves the second step, or sets one up where the account must
 * have one and has none. Without a first step the sign-in begins again.
 */
export async function handleSecondStep(step: SignInStep): Promise<void> {
  const { db, tenant } = step.issuer.context
  const pending = await findPendingSignIn(db, tenant.id, step.uid)
  if (!pending) return redirect(step.res, `${step.address}?lang=${step.page.language}`)
  if (hasSecondStep(pending.methods)) return endStep(step)
  const duty = await secondStepDuty(db, tenant, pending.sub)
  if (duty === 'setUp') return handleSetUp(step, pending.sub)
  if (duty === 'prove') return handleProof(step, pending.sub)
  // An administrator has reset it, or the tenant has stopped to require it.
  await endStep(step)
}
