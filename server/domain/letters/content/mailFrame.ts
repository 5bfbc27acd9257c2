import { tenantOrigin } from '../../../platform/requests/tenantOrigin'
import type { Mail, MailAddress } from '../../../platform/mail/mail'
import { senderOf } from '../../../platform/mail/sender'
import type { TenantOnServer } from '../../../platform/tenants/tenants'
import type { DueLetter } from '../queue/queue'
import { loadLetterBrand, type LetterBrand } from '../../../platform/letters/letterBrand'
import { loadLetterTexts, type LetterText } from '../../../platform/letters/letterTexts'
import { LOGO, renderHtml, renderText, type Letter } from '../../../platform/letters/renderLetter'

/** What every letter of a tenant has: language, texts, brand, sender and the address of the portal. */
export interface MailFrame {
  tenant: TenantOnServer
  language: string
  t: LetterText
  brand: LetterBrand
  from: MailAddress
  /** The portal's address, with a slash at the end. */
  portal: string
}

/** A letter whose address is known. */
export type Addressed<L extends DueLetter> = L & { email: string }

/** Loads what a letter needs of its tenant. A language that the tenant does not have is its first. */
export function loadMailFrame(
  tenant: TenantOnServer,
  wanted: string | null,
  publicOrigin: string,
): MailFrame {
  const { languages, hosts } = tenant.manifest
  const language = languages.find((known) => known === wanted) ?? languages[0] ?? 'es'
  const portal = `${tenantOrigin(publicOrigin, hosts[0] ?? 'localhost')}/`
  return {
    tenant,
    language,
    portal,
    t: loadLetterTexts(tenant, language),
    brand: loadLetterBrand(tenant),
    from: senderOf(tenant, portal),
  }
}

/** The content of a letter as mail: text and HTML in the tenant's brand. */
export const frameMail = (
  { tenant, brand, language, from }: MailFrame,
  { id, email }: Addressed<DueLetter>,
  content: Letter,
): Mail => ({
  from,
  to: email,
  subject: content.subject,
  text: renderText(content),
  html: renderHtml(content, brand, language),
  messageId: `<letter-${id}.${tenant.id}@${from.address.split('@').at(-1)}>`,
  ...(brand.logo && { pictures: [{ id: LOGO, file: brand.logo }] }),
})
