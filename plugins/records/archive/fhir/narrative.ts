import { escapeHtml } from '../page/escapeHtml'

/** A text that people read, as HL7 FHIR wants it: XHTML in which everything is text. */
export const narrative = (paragraphs: readonly string[], language?: string) => {
  const lang = language ? ` lang="${escapeHtml(language)}" xml:lang="${escapeHtml(language)}"` : ''
  const body = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('')
  return { status: 'generated', div: `<div xmlns="http://www.w3.org/1999/xhtml"${lang}>${body}</div>` }
}

/** A list of entries, each a name with further sentences. */
export const narrativeList = (
  entries: readonly (readonly [name: string, ...texts: string[]])[],
  language: string,
) => {
  const items = entries.map(([name, ...texts]) => {
    const more = texts.filter(Boolean).map((one) => `<br/>${escapeHtml(one)}`)
    return `<li><b>${escapeHtml(name)}</b>${more.join('')}</li>`
  })
  const lang = escapeHtml(language)
  return {
    status: 'generated',
    div: `<div xmlns="http://www.w3.org/1999/xhtml" lang="${lang}" xml:lang="${lang}"><ul>${items.join('')}</ul></div>`,
  }
}
