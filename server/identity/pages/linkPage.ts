import { emailField, errorSummary } from './field'
import { renderPage, type PageContext } from './layout'
import { markup } from './markup'

export interface LinkForm {
  /** The interaction's path. */
  address: string
  email: string
  /** What was typed is no e-mail. */
  isWrong: boolean
}

/** Asks for the e-mail to which a link goes (AUTH-005). */
export function linkPage(view: PageContext, { address, email, isWrong }: LinkForm): string {
  const { t, language } = view
  const missing = t('IDENTITY.EMAIL.MISSING')
  const summary = () => errorSummary(t('IDENTITY.LINK.WRONG'), undefined, [{ field: 'email', text: missing }])
  return renderPage(view, {
    title: t('IDENTITY.LINK.TITLE'),
    heading: t('IDENTITY.LINK.TITLE'),
    address: `${address}/link`,
    hasScript: true,
    body: markup`${isWrong && summary()}<p class="text">${t('IDENTITY.LINK.ASK')}</p>
<form method="post" action="${address}/link?lang=${language}" novalidate>
${emailField({ label: t('IDENTITY.EMAIL'), value: email, error: isWrong ? missing : undefined })}
<button class="btn btn-primary btn-lg">${t('IDENTITY.LINK.SEND')}</button>
</form>
<a class="btn btn-secondary" href="${address}?lang=${language}">${t('IDENTITY.LINK.BACK')}</a>`,
  })
}

/** The same for an e-mail with and without an account. `minutes` in words. */
export const linkSentPage = (view: PageContext, address: string, email: string, minutes: string): string =>
  renderPage(view, {
    title: view.t('IDENTITY.LINK.SENT.TITLE'),
    heading: view.t('IDENTITY.LINK.SENT.TITLE'),
    body: markup`<p class="text" role="status">${view.t('IDENTITY.LINK.SENT.TEXT', { email, minutes })}</p>
<a class="btn btn-secondary" href="${address}?lang=${view.language}">${view.t('IDENTITY.LINK.BACK')}</a>`,
  })
