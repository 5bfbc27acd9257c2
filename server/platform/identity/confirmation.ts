import { confirmAgain } from './registrations/confirmationLetter'
import { afterAnswer } from '../requests/afterAnswer'
import { clientAddress } from '../requests/clientAddress'
import { normalizeEmail } from './accounts/account'
import { attemptCounter, countAttempt } from './accounts/attempts'
import { ADDRESS_LIMIT, MAIL_LIMIT } from './accounts/lockout'
import { formatDuration } from './pages/duration'
import { signInPage } from './pages/signInPage'
import { readForm } from './readForm'
import { sendStep, type SignInStep } from './signInStep'
import { LINK_LIFE } from './singleUse/links'

/** The step of a sign-in that sends the confirmation letter of a registration again. */
export const CONFIRMATION_STEP = '/confirmation'

/**
 * Sends the confirmation letter again from the sign-in page. The page is the same whether or not the address waits for one;
 * letters are limited as everywhere.
 */
export async function handleConfirmationForm(step: SignInStep): Promise<void> {
  const { issuer, req, page, address, isPost } = step
  const email = isPost ? ((await readForm(req)).get('email')?.trim() ?? '') : ''
  if (email === '') return sendStep(step, signInPage(page, { address, hasMail: true }))
  const life = formatDuration(LINK_LIFE.confirm * 60, page.language)
  await sendStep(step, signInPage(page, { address, email, sent: { life }, hasMail: true }))
  const { db, tenant } = issuer.context
  const counters = [
    attemptCounter('mail', normalizeEmail(email), MAIL_LIMIT),
    attemptCounter('mail', clientAddress(req), ADDRESS_LIMIT),
  ]
  afterAnswer('identity: the confirmation letter could not be written', async () => {
    if ((await countAttempt(db, tenant.id, counters)) > 0) return
    await confirmAgain(db, tenant.id, { email, language: page.language, now: new Date() })
  })
}
