import type { AddressChange } from '../../ports'
import type { IdentityContext } from '../issuer'
import { identityMail } from '../letters/identityMail'
import type { PageContext } from '../pages/layout'

/**
 * Sends a letter to the old and the new address of an account. Signing in with the link in the new letter confirms the new
 * address. The old letter does not name the new address, which may belong to another person.
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
