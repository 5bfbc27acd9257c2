import { emailField, errorSummary } from './field'
import { renderPage, type PageContext } from './layout'
import { markup } from '../../pages/markup'

export interface LinkForm {
  /** The interaction's path. */
  address: string
  email: string
  /** Whether the submitted text is not a valid email. */
  isWrong: boolean
}

/** The form that requests a sign-in link by email. */
export function linkPage(page: PageContext, { address, email, isWrong }: LinkForm): string {
  const { t, language } = page
  const missing = t('IDENTITY.EMAIL.MISSING')
  const summary = () => errorSummary(t('IDENTITY.LINK.WRONG'), undefined, [{ field: 'email', text: missing }])
  return renderPage(page, {
    title: t('IDENTITY.LINK.TITLE'),
    heading: t('IDENTITY.LINK.TITLE'),
    address: `${address}/link`,
    hasScript: true,
    body: markup`${isWrong && summary()}<p class="text">${t('IDENTITY.LINK.ASK')}</p>
<form method="post" action="${address}/link?lang=${language}" novalidate>
${emailField({ label: t('IDENTITY.EMAIL'), value: email, error: isWrong ? missing : undefined })}
<button class="btn btn-primary btn-lg">${t('IDENTITY.LINK.SEND')}</button>
</form>
<a class="btn btn-secondary" href="${address}?lang=${language}" data-email>${t('IDENTITY.LINK.BACK')}</a>`,
  })
}

/** The confirmation, identical for emails with and without an account. `minutes`: a formatted duration. */
export function linkSentPage(page: PageContext, address: string, email: string, minutes: string): string {
  const hint = new URLSearchParams({ login_hint: email }).toString()
  return renderPage(page, {
    title: page.t('IDENTITY.LINK.SENT.TITLE'),
    heading: page.t('IDENTITY.LINK.SENT.TITLE'),
    body: markup`<p class="text" role="status">${page.t('IDENTITY.LINK.SENT.TEXT', { email, minutes })}</p>
<a class="btn btn-secondary" href="${address}?lang=${page.language}#${hint}">${page.t('IDENTITY.LINK.BACK')}</a>`,
  })
}
