import { renderPage, type PageContext } from './layout'
import { markup } from './markup'
import type { TextKey } from './texts'

/** Why there is no form to show. */
export type Message = 'EXPIRED' | 'UNKNOWN' | 'FAILED'

/** A dead end that says so, with the way to begin again. */
export function messagePage(view: PageContext, message: Message): string {
  const { t, portal } = view
  const title = t(`IDENTITY.${message}.TITLE` satisfies TextKey)
  return renderPage(view, {
    title,
    heading: title,
    body: markup`<p class="text">${t(`IDENTITY.${message}.TEXT` satisfies TextKey)}</p>
<a class="btn btn-primary btn-lg" href="${portal}">${t('IDENTITY.AGAIN')}</a>`,
  })
}

/** Asked when somebody else's page may have sent the person to sign out. `secret` proves that this page was seen. */
export const signOutPage = (view: PageContext, action: string, secret: string): string =>
  renderPage(view, {
    title: view.t('IDENTITY.SIGN_OUT.BUTTON'),
    heading: view.t('IDENTITY.SIGN_OUT.TITLE'),
    body: markup`<p class="text">${view.t('IDENTITY.SIGN_OUT.TEXT')}</p>
<form method="post" action="${action}"><input type="hidden" name="xsrf" value="${secret}"><button class="btn btn-primary btn-lg" name="logout" value="yes">${view.t('IDENTITY.SIGN_OUT.BUTTON')}</button></form>
<a class="btn btn-secondary" href="${view.portal}">${view.t('IDENTITY.SIGN_OUT.STAY')}</a>`,
  })
