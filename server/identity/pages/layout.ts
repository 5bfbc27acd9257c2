import type { Brand } from './brand'
import { icon } from './icons'
import { markup, trustedHtml, type Markup } from './markup'
import type { Text } from './texts'

/** What every page is made with. */
export interface PageContext {
  brand: Brand
  language: string
  /** Texts of that language. */
  t: Text
  /** The portal's address, with a slash at the end. */
  portal: string
}

interface PageContent {
  /** Said first in the browser's tab. */
  title: string
  heading: string
  /** Where the language link leads, without the language; absent: the page cannot be had in another. */
  address?: string
  body: Markup
  hasScript?: boolean
}

/** The whole page: head, brand, door, and what the person came for. One response, nothing blocking. */
export function renderPage(
  view: PageContext,
  { title, heading, address, body, hasScript = false }: PageContent,
): string {
  const { brand, language, t, portal } = view
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${title} · ${brand.name}</title>
<style>${trustedHtml(brand.css)}</style>
<link rel="icon" href="${brand.favicon}">
${hasScript && markup`<script src="${brand.script}" defer></script>`}
</head>
<body>
<a class="btn btn-primary skip" href="#form">${t('IDENTITY.SKIP')}</a>
<div class="gate">
<header class="gate-art">
<a class="brandmark" href="${portal}">${brand.logo}<span>${brand.name}</span></a>
<div class="gate-words"><p>${t('IDENTITY.SLOGAN')}</p><p>${t('IDENTITY.PROMISE')}</p></div>
<div class="gate-door" aria-hidden="true"><i></i><b></b></div>
</header>
${languageLink(view, address)}
<main class="gate-form" id="form">
<h1 class="h1">${heading}</h1>
${body}
${footer(view)}
</main>
</div>
</body>
</html>`.text
}

function languageLink({ brand, language, t }: PageContext, address: string | undefined): Markup | undefined {
  const other = brand.languages.find((one) => one !== language)
  if (address === undefined || other === undefined) return undefined
  const code = language.toUpperCase()
  return markup`<nav class="corner" aria-label="${t('IDENTITY.LANGUAGES')}"><a class="lang" href="${address}?lang=${other}" aria-label="${t('IDENTITY.LANGUAGE', { code })}">${icon('globe')}${code}</a></nav>`
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
