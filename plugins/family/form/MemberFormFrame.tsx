import { useText } from '@portico/core/i18n/useText'
import type { ReactNode } from 'react'
import { ErrorSummary } from '@portico/core/ui/forms/ErrorSummary'
import { cardClass } from '@portico/core/ui/layout/Card'
import { fieldId, useFindingText } from './Fields'
import type { MemberForm } from './useMemberForm'
import type { TextKey } from '../texts'

interface Props {
  form: MemberForm
  onSubmit: () => void
  actions: ReactNode
  /** Beside the form on a desktop: what happens next. */
  aside: ReactNode
  children: ReactNode
}

/** A form about a member: the summary of what is wrong, the fields, the actions, and what happens next. */
export function MemberFormFrame({ form, onSubmit, actions, aside, children }: Props) {
  const t = useText<TextKey>()
  const text = useFindingText(form)
  const findings = form.findings.map(({ field }) => ({ field: fieldId(field), text: text(field) ?? '' }))
  const errors = form.failure === '' ? findings : [{ field: '', text: form.failure }]
  return (
    <>
      <ErrorSummary attempt={form.attempt} errors={errors} title={t('FAMILY.NOT_SAVED')} />
      <div className="grid gap-6 desk:grid-cols-[minmax(0,1fr)_20.5rem] desk:items-start">
        <form
          noValidate
          className={cardClass({}, 'stack gap-6')}
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit()
          }}
        >
          <div className="grid gap-5 [&_.choices]:grid-cols-[1fr_1fr] [&_.choices>.field-label]:col-span-full desk:grid-cols-[1fr_1fr] desk:items-start">
            {children}
          </div>
          <div className="flex items-center gap-3 flex-wrap max-desk:[&>.btn]:w-full">{actions}</div>
        </form>
        {aside}
      </div>
    </>
  )
}
