import { findAccountByEmail, normalizeEmail } from '../accounts/account'
import { countAttempt, attemptCounter } from '../accounts/attempts'
import { ADDRESS_LIMIT, MAIL_LIMIT } from '../accounts/lockout'
import type { IdentityContext } from '../issuer'
import { formatDuration } from '../pages/duration'
import type { PageContext } from '../pages/layout'
import { createMagicLink, LINK_MINUTES } from './magicLink'

/**
 * Sends a link to the portal if the e-mail has an account (AUTH-005, AUTH-009).
 * At most three letters in a row per e-mail and twenty per network address; beyond that nothing is sent for a while.
 */
export async function sendLink(
  context: IdentityContext,
  page: PageContext,
  email: string,
  address: string,
): Promise<void> {
  const { db, tenant, mail, brand } = context
  const counters = [
    attemptCounter('mail', normalizeEmail(email), MAIL_LIMIT),
    attemptCounter('mail', address, ADDRESS_LIMIT),
  ]
  if ((await countAttempt(db, tenant.id, counters)) > 0) return
  const account = await findAccountByEmail(db, tenant.id, email)
  if (!account) return
  const token = await createMagicLink(db, tenant.id, account.sub)
  const link = `${page.portal}#/auth?${new URLSearchParams({ token, redirectUrl: '/' }).toString()}`
  const minutes = formatDuration(LINK_MINUTES * 60, page.language)
  await mail.send({
    from: { name: brand.name, address: `no-reply@${new URL(page.portal).hostname}` },
    to: account.email,
    subject: page.t('IDENTITY.MAIL.SUBJECT', { name: brand.name }),
    text: page.t('IDENTITY.MAIL.TEXT', { name: brand.name, link, minutes }),
  })
}
