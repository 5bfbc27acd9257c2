import type { ExternalBrand } from './brand'
import { sentNotice, unconfirmedNotice, type Unconfirmed } from './confirmationNotice'
import { emailField, errorSummary, passwordField, type FieldError } from './field'
import { renderPage, type PageContext } from './layout'
import { icon } from './icons'
import { markup, type Markup } from '../../pages/markup'

/** Why the form is shown again. `wait` is a formatted duration. */
export type SignInProblem =
  | { kind: 'missing'; email: boolean; password: boolean }
  | { kind: 'wrong' }
  | ({ kind: 'unconfirmed' } & Unconfirmed)
  | { kind: 'locked'; wait: string }

type SignInField = 'email' | 'password'

export interface SignInForm {
  /** The interaction's path, the form's action. */
  address: string
  /** The email submitted before. A password is never sent back. */
  email?: string
  problem?: SignInProblem
  /** The confirmation letter is on its way: how long its link works, formatted. */
  sent?: { life: string }
  /** Whether a link by email can be requested. */
  hasMail: boolean
}

/** The sign-in form, with the problem of the previous attempt if there is one. */
export function signInPage(page: PageContext, form: SignInForm): string {
  const { t } = page
  const { address, email = '', problem, sent } = form
  return renderPage(page, {
    title: problem ? problemTitle(page, problem) : t('IDENTITY.SIGN_IN'),
    heading: t('IDENTITY.TITLE'),
    address,
    hasScript: true,
    body: markup`${problem && problemSummary(page, address, problem)}${sent && sentNotice(page, address, email, sent.life)}${passwordSaved(page)}${fields(page, form)}${otherWays(page, form)}`,
  })
}

/** The portal has saved a password in this tab and asks for a sign-in with it: the script of the page shows it. */
const passwordSaved = ({ t }: PageContext) =>
  markup`<div role="status" tabindex="-1" data-notice="passwordSaved" hidden><div class="mark"><p class="strong">${t('IDENTITY.PASSWORD.SAVED')}</p></div></div>`

function fields(page: PageContext, { address, email = '', problem, hasMail }: SignInForm): Markup {
  const { t, language, portal } = page
  const at = (field: SignInField) => problem && fieldErrorText(page, problem, field)
  const forgotten =
    hasMail &&
    markup`<a class="link" href="${portal}#/request-password-reset" data-email>${t('IDENTITY.FORGOTTEN')}</a>`
  return markup`<form id="sign-in" method="post" action="${address}?lang=${language}" novalidate>
${emailField({ label: t('IDENTITY.EMAIL'), value: email, error: at('email') })}
${passwordField({ label: t('IDENTITY.PASSWORD'), show: t('IDENTITY.PASSWORD.SHOW'), error: at('password'), beside: forgotten })}
<button class="btn btn-primary btn-lg"><span data-working="${t('IDENTITY.WORKING')}">${t('IDENTITY.SIGN_IN')}</span></button>
</form>`
}

/** The ways in without a password: a link by email, a passkey, and the tenant's provider. */
function otherWays(page: PageContext, { address, hasMail }: SignInForm): Markup {
  const { t, brand } = page
  return markup`<p class="or"><span>${t('IDENTITY.LINK.OR')}</span></p>
${hasMail && linkByMail(page, address)}${withPasskey(page, address)}${brand.external && continueWith(page, address, brand.external)}`
}

/** A page of its own, because only there a script runs that not every sign-in needs. */
const withPasskey = ({ t, language }: PageContext, address: string) =>
  markup`<a class="btn btn-secondary" href="${address}/passkey?lang=${language}">${icon('key')}${t('IDENTITY.PASSKEY.BUTTON')}</a>`

/** Submits the form, so that the typed email is carried over. */
const linkByMail = ({ t, language }: PageContext, address: string) =>
  markup`<button class="btn btn-secondary" form="sign-in" formaction="${address}/link?lang=${language}">${icon('mail')}${t('IDENTITY.LINK.BUTTON')}</button>`

/** A link and no form: the page's policy would refuse a form whose answer leads to the provider. */
const continueWith = ({ t, language }: PageContext, address: string, { name, logo }: ExternalBrand) =>
  markup`<a class="btn btn-secondary" href="${address}/external?lang=${language}" data-leave>${
    logo !== undefined && markup`<img class="btn-mark" src="${logo}" alt="" width="24" height="24">`
  }<span data-working="${t('IDENTITY.EXTERNAL.OPENING', { provider: name })}">${t('IDENTITY.EXTERNAL.BUTTON', { provider: name })}</span></a>`

function problemTitle({ t }: PageContext, problem: SignInProblem): string {
  if (problem.kind === 'unconfirmed') return t('IDENTITY.UNCONFIRMED.TITLE')
  return t(problem.kind === 'locked' ? 'IDENTITY.LOCKED.TITLE' : 'IDENTITY.WRONG.TITLE')
}

function problemSummary(page: PageContext, address: string, problem: SignInProblem): Markup {
  const { t } = page
  const title = problemTitle(page, problem)
  if (problem.kind === 'locked') {
    return errorSummary(title, t('IDENTITY.LOCKED.TEXT', { wait: problem.wait }), [])
  }
  if (problem.kind === 'unconfirmed') return unconfirmedNotice(page, address, problem)
  if (problem.kind === 'wrong') {
    const finding: FieldError = { field: 'password', text: t('IDENTITY.WRONG.FIX') }
    return errorSummary(title, t('IDENTITY.WRONG.TEXT'), [finding])
  }
  const findings = (['email', 'password'] as const).flatMap((field) => {
    const text = fieldErrorText(page, problem, field)
    return text === undefined ? [] : [{ field, text }]
  })
  return errorSummary(title, undefined, findings)
}

function fieldErrorText({ t }: PageContext, problem: SignInProblem, field: SignInField): string | undefined {
  if (problem.kind === 'wrong') return field === 'password' ? t('IDENTITY.PASSWORD.AGAIN') : undefined
  if (problem.kind !== 'missing' || !problem[field]) return undefined
  return t(field === 'email' ? 'IDENTITY.EMAIL.MISSING' : 'IDENTITY.PASSWORD.MISSING')
}
