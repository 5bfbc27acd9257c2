import { emailField, errorSummary, fieldError, type FieldError } from './field'
import { renderPage, type PageContext } from './layout'
import { icon } from './icons'
import { markup, type Markup } from './markup'

/** Why the form is shown again. `wait` is a formatted duration. */
export type SignInProblem =
  | { kind: 'missing'; email: boolean; password: boolean }
  | { kind: 'wrong' }
  | { kind: 'locked'; wait: string }

export interface SignInForm {
  /** The interaction's path, the form's action. */
  address: string
  /** The e-mail submitted before. A password is never sent back. */
  email?: string
  problem?: SignInProblem
  /** Whether a link by e-mail can be requested. */
  hasMail: boolean
}

/** The sign-in form (AUTH-001), with the problem of the previous attempt if there is one. */
export function signInPage(page: PageContext, form: SignInForm): string {
  const { t } = page
  const { address, problem } = form
  return renderPage(page, {
    title: problem ? problemTitle(page, problem) : t('IDENTITY.SIGN_IN'),
    heading: t('IDENTITY.TITLE'),
    address,
    hasScript: true,
    body: markup`${problem && problemSummary(page, problem)}${fields(page, form)}${form.hasMail && linkByMail(page, address)}`,
  })
}

function fields(page: PageContext, { address, email = '', problem, hasMail }: SignInForm): Markup {
  const { t, language } = page
  const at = (field: FieldError['field']) => problem && fieldErrorText(page, problem, field)
  const { attributes, sentence } = fieldError('password', at('password'))
  return markup`<form id="sign-in" method="post" action="${address}?lang=${language}" novalidate>
${emailField({ label: t('IDENTITY.EMAIL'), value: email, error: at('email') })}
<div class="field"><div class="label-row"><label class="field-label" for="password">${t('IDENTITY.PASSWORD')}</label>${
    hasMail && markup`<a class="link" href="${address}/link?lang=${language}">${t('IDENTITY.FORGOTTEN')}</a>`
  }</div><div class="input-group"><input class="input" id="password" name="password" type="password" autocomplete="current-password" required${attributes}><button class="btn-icon" type="button" data-show hidden aria-pressed="false" aria-label="${t('IDENTITY.PASSWORD.SHOW')}">${icon('eye')}</button></div>${sentence}</div>
<button class="btn btn-primary btn-lg"><span data-working="${t('IDENTITY.WORKING')}">${t('IDENTITY.SIGN_IN')}</span></button>
</form>`
}

/** Submits the form, so that the typed e-mail is carried over. */
const linkByMail = ({ t, language }: PageContext, address: string) =>
  markup`<p class="or"><span>${t('IDENTITY.LINK.OR')}</span></p>
<button class="btn btn-secondary" form="sign-in" formaction="${address}/link?lang=${language}">${icon('mail')}${t('IDENTITY.LINK.BUTTON')}</button>`

function problemTitle({ t }: PageContext, problem: SignInProblem): string {
  return t(problem.kind === 'locked' ? 'IDENTITY.LOCKED.TITLE' : 'IDENTITY.WRONG.TITLE')
}

function problemSummary(page: PageContext, problem: SignInProblem): Markup {
  const { t } = page
  const title = problemTitle(page, problem)
  if (problem.kind === 'locked') {
    return errorSummary(title, t('IDENTITY.LOCKED.TEXT', { wait: problem.wait }), [])
  }
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

function fieldErrorText(
  { t }: PageContext,
  problem: SignInProblem,
  field: FieldError['field'],
): string | undefined {
  if (problem.kind === 'wrong') return field === 'password' ? t('IDENTITY.PASSWORD.AGAIN') : undefined
  if (problem.kind === 'locked' || !problem[field]) return undefined
  return t(field === 'email' ? 'IDENTITY.EMAIL.MISSING' : 'IDENTITY.PASSWORD.MISSING')
}
