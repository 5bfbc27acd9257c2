import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { markup, trustedHtml, type Markup } from '../../platform/pages/markup'
import { pageTheme, readSheets } from '../../platform/pages/theme'
import { readTheme } from '../../platform/tenants/theme'
import type { TenantOnServer } from '../../platform/tenants/tenants'
import type { CardField } from './checkCard'
import { SCRIPT } from './paths'
import type es from './texts/es.json'

const here = import.meta.dirname
const css = `${readSheets('components')}\n${readFileSync(path.join(here, 'fields/fields.css'), 'utf8')}`

/** The script of the page. */
export const script = readFileSync(path.join(here, 'fields/fields.js'))

type Texts = Readonly<Record<keyof typeof es, string>>
const readTexts = (language: string): Texts =>
  JSON.parse(
    readFileSync(path.join(here, 'texts', `${language === 'en' ? 'en' : 'es'}.json`), 'utf8'),
  ) as Texts

/** A page of the provider and its policy. */
export interface FieldsPage {
  html: string
  policy: string
}

/**
 * The fields of a card in the tenant's colours. `portals` are the origins that may frame the page; it takes messages from
 * no other.
 */
export function fieldsPage(
  { folder }: TenantOnServer,
  portals: readonly string[],
  language: string,
): FieldsPage {
  const styles = `${pageTheme(readTheme(folder), css)}\n${css}`
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-ancestors ${portals.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  return { html: render(readTexts(language), portals, language, styles), policy }
}

const render = (texts: Texts, portals: readonly string[], language: string, styles: string): string =>
  markup`<!doctype html>
<html lang="${language}" data-portals="${portals.join(' ')}" data-texts="${JSON.stringify(texts)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.title}</title>
<style>${trustedHtml(styles)}</style>
<script src="${SCRIPT}" defer></script>
</head>
<body>
<main>
<form novalidate>
${field(texts, 'number', 'cc-number', '')}
<div class="two">
${field(texts, 'expiry', 'cc-exp', texts.expiryHint)}
${field(texts, 'code', 'cc-csc', '')}
</div>
</form>
<section id="challenge" hidden>
<h1 class="strong" tabindex="-1">${texts.challengeTitle}</h1>
<p class="text">${texts.challengeText}</p>
<button type="button" class="btn btn-primary" value="accept">${texts.accept}</button>
<button type="button" class="btn btn-secondary" value="refuse">${texts.refuse}</button>
</section>
</main>
</body>
</html>`.text

const field = (texts: Texts, name: CardField, autocomplete: string, hint: string): Markup =>
  markup`<div class="field"><label class="field-label" for="${name}">${texts[name]}</label><input class="input" id="${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${hint}" maxlength="30" required><p class="field-error" id="${name}-error" hidden></p></div>`
