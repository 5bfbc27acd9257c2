import { confirmAgain } from '../registrations/confirmationLetter'
import { findAccountByEmail, normalizeEmail } from '../accounts/account'
import { countAttempt, attemptCounter } from '../accounts/attempts'
import { ADDRESS_LIMIT, MAIL_LIMIT } from '../accounts/lockout'
import type { IdentityContext } from '../issuer'
import { identityMail } from '../letters/identityMail'
import { formatDuration } from '../pages/duration'
import type { PageContext } from '../pages/layout'
import { createMagicLink, LINK_MINUTES } from './magicLink'

/** Who asks for a link, from which network address, and the in-app path that it leads to. */
interface LinkWish {
  email: string
  clientAddress: string
  target?: string | undefined
}

/**
 * Sends a link to the portal if the email has an account, or the letter that confirms a registration.
 * At most three letters in a row per email and twenty per network address; beyond that nothing is sent for a while.
 */
export async function sendLink(
  context: IdentityContext,
  page: PageContext,
  { email, clientAddress, target = '/' }: LinkWish,
): Promise<void> {
  const { db, tenant, mail, brand } = context
  const counters = [
    attemptCounter('mail', normalizeEmail(email), MAIL_LIMIT),
    attemptCounter('mail', clientAddress, ADDRESS_LIMIT),
  ]
  if ((await countAttempt(db, tenant.id, counters)) > 0) return
  const account = await findAccountByEmail(db, tenant.id, email)
  if (!account) {
    // A letter that the person gets anyway: whoever has not confirmed the address cannot sign in before.
    await confirmAgain(db, tenant.id, { email, language: page.language, now: new Date() })
    return
  }
  const token = await createMagicLink(db, tenant.id, account.sub)
  // The email lets the page of an expired link offer a new one. Behind the hash no server sees it.
  const query = new URLSearchParams({ token, redirectUrl: target, login_hint: account.email })
  const link = `${page.portal}#/auth?${query.toString()}`
  const minutes = formatDuration(LINK_MINUTES * 60, page.language)
  await mail.send(
    identityMail(context, page, {
      to: account.email,
      subject: page.t('IDENTITY.MAIL.SUBJECT', { name: brand.name }),
      text: page.t('IDENTITY.MAIL.TEXT', { name: brand.name, link, minutes }),
      action: { label: page.t('IDENTITY.SIGN_IN'), url: link },
    }),
  )
}
