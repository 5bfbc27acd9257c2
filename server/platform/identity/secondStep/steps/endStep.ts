import { completeSignIn } from '../../finishSignIn'
import { redirect, type SignInStep } from '../../signInStep'
import { endSecondStep } from '../signIn'

/** Signs in, once. */
export async function endStep(step: SignInStep): Promise<void> {
  const { db, tenant } = step.issuer.context
  const done = await endSecondStep(db, tenant.id, step.uid)
  if (done) await completeSignIn(step, done)
  else redirect(step.res, `${step.address}?lang=${step.page.language}`)
}
