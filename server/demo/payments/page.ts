import { markup, trustedHtml, type Markup } from '../../platform/pages/markup'
import type { PaymentRequest, Decision, Fields } from './bank'
import type { PageTheme } from '../../platform/pages/pageTheme'
import { loadTexts, type Text, type TextKey } from './texts'
import { DECISION } from './paths'

interface View {
  theme: PageTheme
  /** The tenant's name. */
  shop: string
  favicon: string
  language: string
}

const signedFields = ['Ds_SignatureVersion', 'Ds_MerchantParameters', 'Ds_Signature']
const decisions: readonly [Decision, TextKey, string][] = [
  ['pay', 'pay', 'btn-primary btn-lg'],
  ['refuse', 'refuse', 'btn-secondary'],
  ['abandon', 'abandon', 'btn-secondary'],
]

/** The payment page: the amount and the three possible decisions. It has no script and no card fields, and says that it is a test page. */
export function paymentPage(view: View, request: PaymentRequest, fields: Fields): string {
  const t = loadTexts(view.language)
  const money = { style: 'currency', currency: request.currency } as const
  const amount = new Intl.NumberFormat(view.language, money).format(request.cents / 100)
  const details: readonly [TextKey, string][] = [
    ['shop', view.shop],
    ['order', request.number],
    ['amount', amount],
  ]
  return renderPage(view, t('title', { amount }), [
    sandboxMark(t),
    markup`<dl>${details.map(([key, value]) => markup`<dt>${t(key)}</dt><dd>${value}</dd>`)}</dl>`,
    markup`<form method="post" action="${DECISION}">
${signedFields.map((name) => markup`<input type="hidden" name="${name}" value="${String(fields[name])}">`)}
${decisions.map(
  ([decision, key, className]) =>
    markup`<button class="btn ${className}" name="decision" value="${decision}">${t(key, { amount })}</button>`,
)}
</form>`,
  ])
}

/** The page for a request that no shop of this server has signed. */
export function invalidPage(view: View): string {
  const t = loadTexts(view.language)
  return renderPage(view, t('invalidTitle'), [
    markup`<p class="text">${t('invalid')}</p>`,
    markup`<a class="btn btn-primary" href="/">${t('back')}</a>`,
  ])
}

const sandboxMark = (t: Text): Markup =>
  markup`<div class="mark"><p class="strong">${t('sandbox')}</p><p class="text">${t('sandboxText')}</p></div>`

const renderPage = (
  { theme, shop, favicon, language }: View,
  heading: string,
  body: readonly Markup[],
): string =>
  markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} · ${shop}</title>
<style>${trustedHtml(theme.css)}</style>
<link rel="icon" href="${favicon}">
</head>
<body>
<main>
<p class="brandmark">${shop}</p>
<h1 class="h1">${heading}</h1>
${body}
</main>
</body>
</html>`.text
