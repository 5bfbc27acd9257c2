import { renderPage, type PageContext } from './layout'
import { markup } from '../../pages/markup'
import type { TextKey } from './texts'

/** The reason why there is no form to show. */
export type Message = 'EXPIRED' | 'UNKNOWN' | 'FAILED' | 'TOO_LARGE'

/** An error page with a link that starts again. Where the fault is ours, it shows the id of the request, which the log has too. */
export function messagePage(page: PageContext, message: Message, requestId?: string): string {
  const { t, portal } = page
  const code = message === 'FAILED' && requestId ? t('IDENTITY.FAILED.CODE', { id: requestId }) : ''
  const title = t(`IDENTITY.${message}.TITLE` satisfies TextKey)
  return renderPage(page, {
    title,
    heading: title,
    body: markup`<p class="text">${t(`IDENTITY.${message}.TEXT` satisfies TextKey)}</p>${code && markup`<p class="text">${code}</p>`}
<a class="btn btn-primary btn-lg" href="${portal}">${t('IDENTITY.AGAIN')}</a>`,
  })
}

/** Asks for confirmation, because a foreign page may have sent the request. `secret` is the CSRF token. */
export const signOutPage = (page: PageContext, action: string, secret: string): string =>
  renderPage(page, {
    title: page.t('IDENTITY.SIGN_OUT.BUTTON'),
    heading: page.t('IDENTITY.SIGN_OUT.TITLE'),
    body: markup`<p class="text">${page.t('IDENTITY.SIGN_OUT.TEXT')}</p>
<form method="post" action="${action}"><input type="hidden" name="xsrf" value="${secret}"><button class="btn btn-primary btn-lg" name="logout" value="yes">${page.t('IDENTITY.SIGN_OUT.BUTTON')}</button></form>
<a class="btn btn-secondary" href="${page.portal}">${page.t('IDENTITY.SIGN_OUT.STAY')}</a>`,
  })
