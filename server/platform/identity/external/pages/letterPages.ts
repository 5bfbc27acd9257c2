import { renderPage, type PageContext } from '../../pages/layout'
import { markup } from '../../../pages/markup'

const externalProviderOf = (page: PageContext) => ({ provider: page.brand.external?.name ?? '' })

/** A letter with a link is on its way. `minutes`: a formatted duration. */
export function letterSentPage(page: PageContext, address: string, email: string, minutes: string): string {
  const { t, language } = page
  return renderPage(page, {
    title: t('IDENTITY.LINK.SENT.TITLE'),
    heading: t('IDENTITY.LINK.SENT.TITLE'),
    body: markup`<p class="text" role="status">${t('IDENTITY.EXTERNAL.LETTER.SENT', { ...externalProviderOf(page), email, minutes })}</p>
<a class="btn btn-secondary" href="${address}/external/join?lang=${language}">${t('IDENTITY.EXTERNAL.LETTER.BACK')}</a>`,
  })
}

/** The page of the link in a letter. The script puts the token, which is behind the hash, into the form. */
export const confirmPage = (page: PageContext, action: string): string =>
  renderPage(page, {
    title: page.t('IDENTITY.EXTERNAL.CONFIRM.TITLE', externalProviderOf(page)),
    heading: page.t('IDENTITY.EXTERNAL.CONFIRM.TITLE', externalProviderOf(page)),
    hasScript: true,
    body: markup`<p class="text">${page.t('IDENTITY.EXTERNAL.CONFIRM.TEXT', externalProviderOf(page))}</p>
<form method="post" action="${action}?lang=${page.language}"><input type="hidden" name="token" data-token><button class="btn btn-primary btn-lg">${page.t('IDENTITY.EXTERNAL.CONFIRM.SEND')}</button></form>
<a class="btn btn-secondary" href="${page.portal}">${page.t('IDENTITY.EXTERNAL.CONFIRM.LEAVE')}</a>`,
  })

/** Both accounts are joined. */
export const joinedPage = (page: PageContext): string =>
  renderPage(page, {
    title: page.t('IDENTITY.EXTERNAL.DONE.TITLE'),
    heading: page.t('IDENTITY.EXTERNAL.DONE.TITLE'),
    body: markup`<p class="text" role="status">${page.t('IDENTITY.EXTERNAL.DONE.TEXT', externalProviderOf(page))}</p>
<a class="btn btn-primary btn-lg" href="${page.portal}">${page.t('IDENTITY.SIGN_IN')}</a>`,
  })

/** The link of a letter was used or has expired. */
export const linkExpiredPage = (page: PageContext): string =>
  renderPage(page, {
    title: page.t('IDENTITY.EXTERNAL.LINK_EXPIRED.TITLE'),
    heading: page.t('IDENTITY.EXTERNAL.LINK_EXPIRED.TITLE'),
    body: markup`<p class="text" role="status">${page.t('IDENTITY.EXTERNAL.LINK_EXPIRED.TEXT', externalProviderOf(page))}</p>
<a class="btn btn-primary btn-lg" href="${page.portal}">${page.t('IDENTITY.AGAIN')}</a>`,
  })
