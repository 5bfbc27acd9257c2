import { findAccount } from '../../accounts/account'
import { completeSignIn } from '../../finishSignIn'
import { readForm } from '../../readForm'
import { sendStep, type SignInStep } from '../../signInStep'
import { askedByPage } from '../owner'
import { passkeyRequest, redeemPasskey } from '../passkeys'
import { passkeyPage } from '../pages/passkeyPage'
import { parseCredential } from './parseCredential'
import { siteOf } from './site'

/** Handles …/passkey of a sign-in: a passkey is both steps at once, because it asks for the person. */
export async function handlePasskey(step: SignInStep): Promise<void> {
  const { issuer, uid, isPost } = step
  const { db, tenant } = issuer.context
  const asker = { tenant: tenant.id, askedBy: askedByPage(uid) }
  if (isPost) {
    const credential = parseCredential(await readForm(step.req))
    const used = await redeemPasskey(db, siteOf(step), asker, credential)
    // The account may have been closed meanwhile.
    if (used && (await findAccount(db, tenant.id, used.sub))) return completeSignIn(step, used)
  }
  const options = await passkeyRequest(db, siteOf(step), asker)
  const html = passkeyPage(step.page, { address: step.address, options, isRefused: isPost })
  await sendStep(step, html, isPost ? 400 : 200)
}
