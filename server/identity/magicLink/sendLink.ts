import { findAccountByEmail, normalizeEmail } from '../accounts/account'
import { countAttempt, attemptCounter } from '../accounts/attempts'
import { ADDRESS_LIMIT, MAIL_LIMIT } from '../accounts/lockout'
import type { IdentityContext } from '../issuer'
import { formatDuration } from '../pages/duration'
import type { PageContext } from '../pages/layout'
import { createMagicLink, LINK_MINUTES } from './magicLink'

/**
 * Writes to the account of an e-mail, if there is one, with a link to the portal of the page (AUTH-005, AUTH-009).
 * At most three letters in a row to one e-mail and twenty asked from one address; then nothing is sent for a while.
 */
export async function sendLink(
  house: IdentityContext,
  view: PageContext,
  email: string,
  address: string,
): Promise<void> {
  const { db, tenant, mail, brand } = house
  const subjects = [
    attemptCounter('mail', normalizeEmail(email), MAIL_LIMIT),
    attemptCounter('mail', address, ADDRESS_LIMIT),
  ]
  if ((await countAttempt(db, tenant.id, subjects)) > 0) return
  const account = await findAccountByEmail(db, tenant.id, email)
  if (!account) return
  const token = await createMagicLink(db, tenant.id, account.sub)
  const link = `${view.portal}#/auth?${new URLSearchParams({ token, redirectUrl: '/' }).toString()}`
  const minutes = formatDuration(LINK_MINUTES * 60, view.language)
  await mail.send({
    from: { name: brand.name, address: `no-reply@${new URL(view.portal).hostname}` },
    to: account.email,
    subject: view.t('IDENTITY.MAIL.SUBJECT', { name: brand.name }),
    text: view.t('IDENTITY.MAIL.TEXT', { name: brand.name, link, minutes }),
  })
}
