import { escapeHtml } from '../page/escapeHtml'

/** A text that people read, as HL7 FHIR wants it: XHTML in which everything is text. */
export const narrative = (paragraphs: readonly string[], language?: string) => {
  const lang = language ? ` lang="${escapeHtml(language)}" xml:lang="${escapeHtml(language)}"` : ''
  const body = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('')
  return { status: 'generated', div: `<div xmlns="http://www.w3.org/1999/xhtml"${lang}>${body}</div>` }
}
