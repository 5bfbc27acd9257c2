import { urlOf } from '../fhir/documents'
import { escapeHtml } from './escapeHtml'

/** A part of the summary: a heading, and lines with an optional file. */
export interface SummaryPart {
  title: string
  /** The sentence when there is nothing. */
  none: string
  lines: Iterable<SummaryLine>
}

export interface SummaryLine {
  name: string
  /** Further sentences. */
  texts: readonly (string | null | undefined)[]
  /** Its place in the archive. */
  path?: string | undefined
}

interface Summary {
  language: string
  title: string
  subtitle: string
  parts: readonly SummaryPart[]
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#1c2b2b}
h1{line-height:1.2}h2{margin-top:2rem;border-bottom:1px solid #ccc}li{margin:.5rem 0}p{margin:.25rem 0}`

/**
 * A page that any browser opens without a connection, in pieces that are made one after the other: a record may have thousands of lines.
 * Everything that people wrote is text in it.
 */
export function* summaryPage({ language, title, subtitle, parts }: Summary): Generator<string> {
  yield `<!doctype html>
<html lang="${escapeHtml(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(subtitle)}</p>
`
  for (const part of parts) yield* piecesOf(part)
  yield '</body></html>\n'
}

function* piecesOf({ title, none, lines }: SummaryPart): Generator<string> {
  yield `<h2>${escapeHtml(title)}</h2>`
  let isEmpty = true
  for (const line of lines) {
    yield `${isEmpty ? '<ul>' : ''}${lineOf(line)}`
    isEmpty = false
  }
  yield isEmpty ? `<p>${escapeHtml(none)}</p>\n` : '</ul>\n'
}

function lineOf({ name, texts, path }: SummaryLine): string {
  const href = path === undefined ? undefined : urlOf(path)
  const shown = href
    ? `<a href="${escapeHtml(href)}">${escapeHtml(name)}</a>`
    : `<strong>${escapeHtml(name)}</strong>`
  const more = texts.filter((text) => text).map((text) => `<p>${escapeHtml(String(text))}</p>`)
  return `<li>${shown}${more.join('')}</li>`
}
