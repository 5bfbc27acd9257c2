import { loadLetterBrand } from '../../letters/letterBrand'
import { loadLetterTexts } from '../../letters/letterTexts'
import { LOGO, renderHtml } from '../../letters/renderLetter'
import type { Mail } from '../../mail/mail'
import { senderOf } from '../../mail/sender'
import type { IdentityContext } from '../issuer'
import type { PageContext } from '../pages/layout'

interface IdentityLetter {
  to: string
  subject: string
  /** Paragraphs, the first of which greets. The link stands alone in one of them. */
  text: string
  /** The button that takes the place of the link in the HTML. */
  action?: { label: string; url: string }
}

/** A letter of the identity server as mail: its text, and the same as HTML in the tenant's brand. */
export function identityMail(
  { tenant }: Pick<IdentityContext, 'tenant'>,
  { language, portal }: PageContext,
  { to, subject, text, action }: IdentityLetter,
): Mail {
  const brand = loadLetterBrand(tenant)
  const [greeting = '', ...paragraphs] = text.split('\n\n').map((paragraph) => paragraph.trim())
  const html = renderHtml(
    {
      subject,
      heading: subject,
      greeting,
      rows: [],
      paragraphs: paragraphs.filter((paragraph) => paragraph !== action?.url),
      ...(action && { action }),
      footer: loadLetterTexts(tenant, language)('LETTER.ACCOUNT_FOOTER', { brand: brand.name }),
    },
    brand,
    language,
  )
  return {
    from: senderOf(tenant, portal),
    to,
    subject,
    text,
    html,
    ...(brand.logo && { pictures: [{ id: LOGO, file: brand.logo }] }),
  }
}
