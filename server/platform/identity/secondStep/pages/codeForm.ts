import { errorSummary, fieldError } from '../../pages/field'
import type { PageContext } from '../../pages/layout'
import { markup, type Markup } from '../../../pages/markup'
import type { TextKey } from '../../pages/texts'

/** Why a code is asked for again. `wait` is a formatted duration. */
export type CodeProblem = { kind: 'missing' } | { kind: 'wrong' } | { kind: 'locked'; wait: string }

interface CodeForm {
  action: string
  /** What kind of code it is. */
  code: 'app' | 'recovery'
  problem: CodeProblem | undefined
  /** Further fields. */
  more?: Markup
}

/** The form for a code, with the problem of the previous one above it. */
export function codeForm(page: PageContext, { action, code, problem, more }: CodeForm): Markup {
  const { t } = page
  const { attributes, sentence } = fieldError('code', problem && fieldText(page, problem))
  const input =
    code === 'app'
      ? markup`inputmode="numeric" autocomplete="one-time-code"`
      : markup`autocomplete="off" autocapitalize="none" spellcheck="false"`
  return markup`${problem && summary(page, code, problem)}<form method="post" action="${action}" novalidate>
${more}<div class="field"><label class="field-label" for="code">${t(code === 'app' ? 'IDENTITY.STEP.CODE' : 'IDENTITY.STEP.RECOVERY_CODE')}</label><input class="input input-code" id="code" name="code" ${input} maxlength="40" required${problem ? undefined : markup` autofocus`}${attributes}>${sentence}</div>
<button class="btn btn-primary btn-lg"><span data-working="${t('IDENTITY.WORKING')}">${t('IDENTITY.STEP.CONTINUE')}</span></button>
</form>`
}

function summary({ t }: PageContext, code: CodeForm['code'], problem: CodeProblem): Markup {
  if (problem.kind === 'locked')
    return errorSummary(t('IDENTITY.LOCKED.TITLE'), t('IDENTITY.STEP.LOCKED', { wait: problem.wait }), [])
  const finding = { field: 'code', text: t('IDENTITY.STEP.FIX') } as const
  if (problem.kind === 'missing') return errorSummary(t('IDENTITY.STEP.MISSING'), undefined, [finding])
  const text: TextKey = code === 'app' ? 'IDENTITY.STEP.WRONG_APP' : 'IDENTITY.STEP.WRONG_RECOVERY'
  return errorSummary(t('IDENTITY.STEP.WRONG'), t(text), [finding])
}

function fieldText({ t }: PageContext, { kind }: CodeProblem): string | undefined {
  if (kind === 'locked') return undefined
  return t(kind === 'missing' ? 'IDENTITY.STEP.MISSING' : 'IDENTITY.STEP.AGAIN')
}
