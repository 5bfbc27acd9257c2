import { accountByEmail, normalEmail } from '../accounts/account'
import { beginAttempt, subjectOf } from '../accounts/attempts'
import { ADDRESS_LIMIT, MAIL_LIMIT } from '../accounts/lockout'
import type { House } from '../issuer'
import { inWords } from '../pages/duration'
import type { View } from '../pages/layout'
import { createMagicLink, LINK_MINUTES } from './magicLink'

/**
 * Writes to the account of an e-mail, if there is one, with a link to the portal of the page (AUTH-005, AUTH-009).
 * At most three letters in a row to one e-mail and twenty asked from one address; then nothing is sent for a while.
 */
export async function sendLink(house: House, view: View, email: string, address: string): Promise<void> {
  const { db, tenant, mail, brand } = house
  const subjects = [
    subjectOf('mail', normalEmail(email), MAIL_LIMIT),
    subjectOf('mail', address, ADDRESS_LIMIT),
  ]
  if ((await beginAttempt(db, tenant.id, subjects)) > 0) return
  const account = await accountByEmail(db, tenant.id, email)
  if (!account) return
  const token = await createMagicLink(db, tenant.id, account.sub)
  const link = `${view.portal}#/auth?${new URLSearchParams({ token, redirectUrl: '/' }).toString()}`
  const minutes = inWords(LINK_MINUTES * 60, view.language)
  await mail.send({
    from: { name: brand.name, address: `no-reply@${new URL(view.portal).hostname}` },
    to: account.email,
    subject: view.t('IDENTITY.MAIL.SUBJECT', { name: brand.name }),
    text: view.t('IDENTITY.MAIL.TEXT', { name: brand.name, link, minutes }),
  })
}
