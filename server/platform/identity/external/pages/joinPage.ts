import { errorSummary, passwordField, type FieldError } from '../../pages/field'
import { icon } from '../../pages/icons'
import { renderPage, type PageContext } from '../../pages/layout'
import { markup, type Markup } from '../../../pages/markup'

/** Why the form is shown again. `wait` is a formatted duration. */
export type JoinProblem = { kind: 'missing' } | { kind: 'wrong' } | { kind: 'locked'; wait: string }

interface JoinForm {
  /** The path of the sign-in page. */
  address: string
  /** The email that the account here and the one at the provider have. */
  email: string
  problem?: JoinProblem | undefined
}

/** Asks for the password of the account that is to be joined, or sends a link to it. */
export function joinPage(page: PageContext, { address, email, problem }: JoinForm): string {
  const { t, language } = page
  const externalProvider = page.brand.external?.name ?? ''
  const title = t('IDENTITY.EXTERNAL.JOIN.TITLE')
  const error = problem && fieldText(page, problem)
  return renderPage(page, {
    title,
    heading: title,
    address: `${address}/external/join`,
    hasScript: true,
    body: markup`${problem && summary(page, problem)}<p class="text">${t('IDENTITY.EXTERNAL.JOIN.TEXT', { provider: externalProvider, email })}</p>
<form method="post" action="${address}/external/join?lang=${language}" novalidate>
<input type="hidden" name="username" autocomplete="username" value="${email}">
${passwordField({ label: t('IDENTITY.PASSWORD'), show: t('IDENTITY.PASSWORD.SHOW'), error })}
<button class="btn btn-primary btn-lg"><span data-working="${t('IDENTITY.WORKING')}">${t('IDENTITY.EXTERNAL.JOIN.SEND')}</span></button>
</form>
<p class="or"><span>${t('IDENTITY.LINK.OR')}</span></p>
<form method="post" action="${address}/external/letter?lang=${language}"><button class="btn btn-secondary">${icon('mail')}${t('IDENTITY.LINK.BUTTON')}</button></form>`,
  })
}

function summary({ t }: PageContext, problem: JoinProblem): Markup {
  if (problem.kind === 'locked')
    return errorSummary(
      t('IDENTITY.LOCKED.TITLE'),
      t('IDENTITY.EXTERNAL.JOIN.LOCKED', { wait: problem.wait }),
      [],
    )
  const fix = t(problem.kind === 'missing' ? 'IDENTITY.PASSWORD.MISSING' : 'IDENTITY.WRONG.FIX')
  const finding: FieldError = { field: 'password', text: fix }
  const text = problem.kind === 'wrong' ? t('IDENTITY.EXTERNAL.JOIN.WRONG') : undefined
  return errorSummary(t('IDENTITY.WRONG.TITLE'), text, [finding])
}

function fieldText({ t }: PageContext, problem: JoinProblem): string | undefined {
  if (problem.kind === 'locked') return undefined
  return t(problem.kind === 'missing' ? 'IDENTITY.PASSWORD.MISSING' : 'IDENTITY.PASSWORD.AGAIN')
}
