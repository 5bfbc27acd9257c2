import { MOUNT, type IdentityContext } from '../issuer'
import { normalizeEmail } from '../accounts/account'
import { attemptCounter, countAttempt } from '../accounts/attempts'
import { ADDRESS_LIMIT, MAIL_LIMIT } from '../accounts/lockout'
import { identityMail } from '../letters/identityMail'
import { formatDuration } from '../pages/duration'
import type { PageContext } from '../pages/layout'
import { findAnyAccount } from './store/identities'
import { createJoinToken, JOIN_MINUTES } from './store/links'
import type { ExternalProviderProfile } from './store/profile'

/** The path of the page that the link of a letter opens. */
export const CONFIRM = `${MOUNT}/external/confirm`

/** Counts a letter that somebody asks for. Returns 0, or the seconds to wait. */
export const countLetter = (
  { db, tenant }: IdentityContext,
  email: string,
  clientAddress: string,
): Promise<number> =>
  countAttempt(db, tenant.id, [
    attemptCounter('mail', normalizeEmail(email), MAIL_LIMIT),
    attemptCounter('mail', clientAddress, ADDRESS_LIMIT),
  ])

/** Sends the account with the email of the provider a link that joins both. */
export async function sendJoinLetter(
  { db, tenant, mail, brand }: IdentityContext,
  page: PageContext,
  origin: string,
  profile: ExternalProviderProfile,
): Promise<void> {
  const account = await findAnyAccount(db, tenant.id, profile.email)
  if (!account?.isActive) return
  const token = await createJoinToken(db, tenant.id, profile, account.sub)
  const texts = {
    brand: brand.name,
    provider: page.brand.external?.name ?? '',
    // Behind the hash, so that no server logs the token and no program that opens links uses it.
    link: `${origin}${CONFIRM}?lang=${page.language}#${new URLSearchParams({ token }).toString()}`,
    minutes: formatDuration(JOIN_MINUTES * 60, page.language),
    email: profile.email,
  }
  await mail.send(
    identityMail({ tenant }, page, {
      to: profile.email,
      subject: page.t('IDENTITY.EXTERNAL.LETTER.SUBJECT', texts),
      text: page.t('IDENTITY.EXTERNAL.LETTER.TEXT', texts),
      action: { label: page.t('IDENTITY.EXTERNAL.CONFIRM.SEND'), url: texts.link },
    }),
  )
}

/** Tells an account that somebody at a provider signs in to it from now on. */
export async function sendJoinedLetter(
  { tenant, mail, brand }: IdentityContext,
  page: PageContext,
  email: string,
): Promise<void> {
  const texts = {
    brand: brand.name,
    provider: brand.external?.name ?? '',
    phone: brand.phone ?? '',
    link: page.portal,
  }
  await mail.send(
    identityMail({ tenant }, page, {
      to: email,
      subject: page.t('IDENTITY.EXTERNAL.JOINED.SUBJECT', texts),
      text: page.t('IDENTITY.EXTERNAL.JOINED.TEXT', texts),
      action: { label: page.t('IDENTITY.SIGN_IN'), url: texts.link },
    }),
  )
}
