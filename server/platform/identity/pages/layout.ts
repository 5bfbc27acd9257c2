import type { Brand } from './brand'
import { icon } from './icons'
import { markup, trustedHtml, type Markup } from '../../pages/markup'
import { PASSKEY_SCRIPTS } from './script'
import type { Text } from './texts'

/** What every page needs. */
export interface PageContext {
  brand: Brand
  language: string
  /** Texts of that language. */
  t: Text
  /** The portal's address, with a trailing slash. */
  portal: string
}

interface PageContent {
  /** First part of the document title. */
  title: string
  heading: string
  /** Path of the language link, without its query. Absent: no language link. */
  address?: string
  body: Markup
  hasScript?: boolean
  /** Whether the page uses or makes a passkey. */
  hasPasskey?: boolean
}

/** Renders a whole page as one response without blocking requests. */
export function renderPage(
  page: PageContext,
  { title, heading, address, body, hasScript = false, hasPasskey = false }: PageContent,
): string {
  const { brand, language, t, portal } = page
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${title} · ${brand.name}</title>
<style>${trustedHtml(brand.css)}</style>
<link rel="icon" href="${brand.favicon}">
${hasScript && markup`<script src="${brand.script}" defer></script>`}${
    hasPasskey && PASSKEY_SCRIPTS.map(({ address: src }) => markup`<script src="${src}" defer></script>`)
  }
</head>
<body>
<a class="btn btn-primary skip" href="#form">${t('IDENTITY.SKIP')}</a>
<div class="gate">
<header class="gate-art">
<a class="brandmark" href="${portal}">${brand.logo}<span>${brand.name}</span></a>
<div class="gate-words"><p>${t('IDENTITY.SLOGAN')}</p><p>${t('IDENTITY.PROMISE')}</p></div>
<div class="gate-door" aria-hidden="true"><i></i><b></b></div>
</header>
${languageLink(page, address)}
<main class="gate-form" id="form">
<h1 class="h1">${heading}</h1>
${body}
${footer(page)}
</main>
</div>
</body>
</html>`.text
}

function languageLink({ brand, language, t }: PageContext, address: string | undefined): Markup | undefined {
  const other = brand.languages.find((candidate) => candidate !== language)
  if (address === undefined || other === undefined) return undefined
  const code = language.toUpperCase()
  return markup`<nav class="corner" aria-label="${t('IDENTITY.LANGUAGES')}"><a class="lang" href="${address}?lang=${other}" data-email aria-label="${t('IDENTITY.LANGUAGE', { code })}">${icon('globe')}${code}</a></nav>`
}

function footer({ brand, t, portal }: PageContext): Markup | undefined {
  const { phone, hasRegistration: isOpen } = brand
  if (!isOpen && phone === undefined) return undefined
  return markup`<footer class="gate-foot">${
    isOpen && markup`<a class="link" href="${portal}#/register">${t('IDENTITY.ACCOUNT.CREATE')}</a>`
  }${
    phone !== undefined &&
    markup`<a class="link" href="tel:${phone.replace(/[^+\d]/g, '')}">${icon('phone', true)}${t('IDENTITY.HELP', { phone })}</a>`
  }</footer>`
}
