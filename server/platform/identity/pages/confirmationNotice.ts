import { icon } from './icons'
import type { PageContext } from './layout'
import { markup, type Markup } from '../../pages/markup'

/** The seconds until another letter can be asked for with the button. */
const WAIT_SECONDS = 60

/** The address that waits for its confirmation, and when its form was sent. */
export interface Unconfirmed {
  email: string
  since: Date
}

/** The right password of a registration that is not confirmed: shown to nobody else, so it tells a stranger nothing. */
export function unconfirmedNotice(page: PageContext, address: string, { email, since }: Unconfirmed): Markup {
  const { t, portal } = page
  const date = new Intl.DateTimeFormat('es', { day: '2-digit', month: '2-digit', year: 'numeric' })
    .format(since)
    .replaceAll('/', '-')
  return markup`<div class="error-summary" role="alert" tabindex="-1" autofocus><p class="strong">${t('IDENTITY.UNCONFIRMED.TITLE')}</p>
<p class="text">${t('IDENTITY.UNCONFIRMED.TEXT', { email, date })}</p>
${sendAgain(page, address, email, 0)}
<a class="link" href="${portal}#/register">${t('IDENTITY.UNCONFIRMED.MISSPELT')}</a></div>`
}

/** The confirmation letter is on its way. `life`: how long its link works, formatted. */
export const sentNotice = (page: PageContext, address: string, email: string, life: string): Markup =>
  markup`<div class="mark" role="status" tabindex="-1" autofocus><p class="strong">${page.t('IDENTITY.UNCONFIRMED.SENT.TITLE')}</p>
<p class="text">${page.t('IDENTITY.UNCONFIRMED.SENT.TEXT', { email, life })}</p>
${sendAgain(page, address, email, WAIT_SECONDS)}</div>`

/** The button shows after `wait` seconds; without scripts it shows at once, and the limit of letters holds anyway. */
const sendAgain = ({ t, language }: PageContext, address: string, email: string, wait: number): Markup =>
  markup`<form method="post" action="${address}/confirmation?lang=${language}"${wait > 0 && markup` data-wait="${String(wait)}"`}><input type="hidden" name="email" value="${email}"><button class="btn btn-secondary">${icon('mail')}${t('IDENTITY.UNCONFIRMED.SEND')}</button></form>${
    wait > 0 && markup`<p class="text" data-wait-text="${t('IDENTITY.UNCONFIRMED.WAIT')}" hidden></p>`
  }`
