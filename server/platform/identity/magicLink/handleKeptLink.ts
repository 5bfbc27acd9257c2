import { finishSignIn } from '../finishSignIn'
import { redirect, type SignInStep } from '../signInStep'
import { forgetLink, readKeptLink } from './keptLink'
import { redeemMagicLink } from './magicLink'

/** Uses the link that the browser keeps as the first step of a sign-in. One that has ended meanwhile leads to the form for another. */
export async function handleKeptLink(step: SignInStep): Promise<void> {
  const { issuer, req, res, address, page } = step
  const { db, tenant } = issuer.context
  forgetLink(res)
  const link = await redeemMagicLink(db, tenant.id, readKeptLink(req) ?? '')
  if (!link) return redirect(res, `${address}/link?lang=${page.language}`)
  // The link was in the email, so the address is confirmed.
  if (link.wasMailed)
    await db.query('update person set email_confirmed = true where tenant = $1 and id = $2', [
      tenant.id,
      link.sub,
    ])
  await finishSignIn(step, link.sub, 'link')
}
