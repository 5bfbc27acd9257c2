import type { AddressChange } from '../../ports'
import type { IdentityContext } from '../issuer'
import { identityMail } from '../letters/identityMail'
import type { PageContext } from '../pages/layout'

/**
 * Tells the address that an account had, and the one that it has now. Whoever signs in with a link that the new address
 * receives confirms it. The letter to the old address does not name the new one, which may be somebody else's.
 */
export async function sendAddressChange(
  { mail, brand, tenant }: IdentityContext,
  page: PageContext,
  { from, to }: AddressChange,
): Promise<void> {
  const phone = brand.phone ?? ''
  const texts = { brand: brand.name, link: page.portal, button: page.t('IDENTITY.LINK.BUTTON'), phone }
  const send = (address: string, key: 'OLD' | 'NEW') =>
    mail.send(
      identityMail({ tenant }, page, {
        to: address,
        subject: page.t(`IDENTITY.ADDRESS.${key}.SUBJECT`, texts),
        text: page.t(`IDENTITY.ADDRESS.${key}.TEXT`, { ...texts, email: address }),
        ...(key === 'NEW' && { action: { label: page.t('IDENTITY.SIGN_IN'), url: page.portal } }),
      }),
    )
  await Promise.all([from && send(from, 'OLD'), to && send(to, 'NEW')])
}
