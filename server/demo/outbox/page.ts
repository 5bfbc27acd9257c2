import { markup, trustedHtml } from '../../platform/pages/markup'
import type { PageTheme } from '../../platform/pages/pageTheme'
import type { LetterText } from '../../platform/letters/letterTexts'
import type { OutboxLetter } from './outbox'
import { OUTBOX } from './paths'

interface View {
  t: LetterText
  theme: PageTheme
  language: string
  name: string
  /** The address of the tenant's icon. */
  favicon: string
  /** The address whose letters are listed; undefined for the letters to everybody. */
  to: string | undefined
}

/** The number of letters on the page. */
const MAX_LISTED = 200

/**
 * The list of the latest letters of a demo, each with a link to its HTML or text, to its calendar entry, and to the letters
 * to the same address.
 */
export const outboxPage = (
  { t, theme, language, name, favicon, to }: View,
  letters: readonly OutboxLetter[],
): string => {
  const listed = letters.filter((letter) => to === undefined || letter.to === to).slice(0, MAX_LISTED)
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="${favicon}">
<title>${t('OUTBOX.TITLE')} · ${name}</title>
<style>${trustedHtml(theme.css)}</style>
</head>
<body>
<main>
<p class="brandmark">${name}</p>
<h1 class="h1">${t('OUTBOX.TITLE')}</h1>
<div class="mark"><p class="text">${t('OUTBOX.HINT')}</p></div>
${to !== undefined && markup`<p class="text">${to}. <a class="link" href="${OUTBOX}">${t('OUTBOX.ALL')}</a></p>`}
${listed.length === 0 && markup`<p class="text">${t('OUTBOX.EMPTY')}</p>`}
${listed.map((letter) => letterLines(t, letter, language))}
</main>
</body>
</html>`.text
}

function letterLines(t: LetterText, { id, subject, to, sentAt, calendar }: OutboxLetter, language: string) {
  const at = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'medium' }).format(sentAt)
  return markup`<div><p><a class="link" href="${OUTBOX}/${String(id)}">${subject}</a></p>
<p class="text"><a class="link" href="${OUTBOX}?to=${encodeURIComponent(to)}">${to}</a>, ${at}${calendar && markup`, <a class="link" href="${OUTBOX}/${String(id)}/calendar">${t('OUTBOX.CALENDAR')}</a>`}</p></div>`
}
