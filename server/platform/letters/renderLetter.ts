import { linked } from './linked'
import { markup, type Markup } from '../pages/markup'
import type { LetterBrand } from './letterBrand'
import { renderBand, type LetterBand, type LetterLink } from './renderBand'

/** What a letter says; text and HTML show the same. */
export interface Letter {
  subject: string
  heading: string
  greeting: string
  rows: readonly LetterRow[]
  /** The appointment, above everything else of the HTML; the text has its rows. */
  band?: LetterBand
  paragraphs: readonly string[]
  /** The link that the letter leads to. */
  action?: LetterLink
  /** Other links, below the action. */
  links?: readonly LetterLink[]
  footer: string
}

/** A fact of a letter. */
export interface LetterRow {
  label: string
  value: string
  /** The band of the letter says it. */
  isInBand?: boolean
}

/** The id of the logo's picture in a letter. */
export const LOGO = 'logo'

/** A letter as plain text. */
export const renderText = ({
  greeting,
  heading,
  rows,
  paragraphs,
  action,
  links = [],
  footer,
}: Letter): string =>
  [
    greeting,
    heading,
    rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...paragraphs,
    [...(action ? [action] : []), ...links].map(({ label, url }) => `${label}: ${url}`).join('\n'),
    `--\n${footer}`,
  ]
    .filter(Boolean)
    .join('\n\n')

/**
 * A letter as HTML, with addresses and the tenant's telephone as links. Mail programs know tables and inline styles only, and show no page
 * in another colour scheme.
 */
export function renderHtml(letter: Letter, brand: LetterBrand, language: string): string {
  const { heading, greeting, band, action, footer } = letter
  const { name, colours, logo, phone } = brand
  const font = `font:16px/1.5 Arial,sans-serif;color:${colours.text}`
  const picture =
    logo && markup`<img src="cid:${LOGO}" alt="" height="32" style="vertical-align:middle;margin-right:12px">`
  return markup`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${heading}</title></head>
<body style="margin:0;background:${colours.surface};${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left;background:${colours['surface-raised']};border:1px solid ${colours.line};border-radius:12px">
<tr><td style="padding:20px 28px;background:${colours.brand};color:${colours['on-brand']};border-radius:11px 11px 0 0;font-weight:bold">${picture}${name}</td></tr>
<tr><td style="padding:28px 28px ${band ? '20px' : '0'};${font}">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${heading}</h1>
<p style="margin:0">${greeting}</p>
</td></tr>
${band && renderBand(band, action, brand)}
<tr><td style="padding:${band ? '24px' : '16px'} 28px 28px;${font}">
${renderFacts(letter, brand)}
</td></tr>
<tr><td style="padding:16px 28px;border-top:1px solid ${colours.line};font-size:13px;overflow-wrap:anywhere;color:${colours['text-muted']}">${linked(footer, phone)}</td></tr>
</table>
</td></tr></table>
</body>
</html>`.text
}

/** What stands below the band: facts, paragraphs and links. */
function renderFacts(letter: Letter, { colours, phone }: LetterBrand): Markup {
  const { paragraphs, band, links = [] } = letter
  const rows = letter.rows.filter(({ isInBand }) => !band || !isInBand)
  const action = band ? undefined : letter.action
  return markup`${
    rows.length > 0 &&
    markup`<table cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows.map(
      ({ label, value }) =>
        markup`<tr><th scope="row" align="left" valign="top" style="padding:4px 16px 4px 0;font-weight:normal;color:${colours['text-muted']}">${label}</th><td style="padding:4px 0;font-weight:bold">${linked(value, phone)}</td></tr>`,
    )}</table>`
  }
${paragraphs.map((text) => markup`<p style="margin:0 0 16px">${linked(text, phone)}</p>`)}
${action && markup`<p style="margin:24px 0 0"><a href="${action.url}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${colours.brand};color:${colours['on-brand']};text-decoration:none;font-weight:bold">${action.label}</a></p>`}
${links.length > 0 && markup`<p style="margin:12px 0 0">${links.map(({ label, url }) => markup`<a href="${url}" style="display:inline-block;margin:0 8px 8px 0;padding:11px 19px;border-radius:8px;border:1px solid ${colours['text-muted']};color:${colours.brand};text-decoration:none;font-weight:bold">${label}</a> `)}</p>`}`
}
