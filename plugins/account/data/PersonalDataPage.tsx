import { useState } from 'react'
import type { User } from '@schemas/generated/entities'
import { Notice } from '@core/ui/feedback/Notice'
import { ErrorSummary } from '@core/ui/forms/ErrorSummary'
import { useIsDesktop } from '@core/ui/layout/useIsDesktop'
import { Photo } from '../photo/Photo'
import { useAccountText } from '../useAccountText'
import { controlId } from './DataField'
import { GroupFacts } from './GroupFacts'
import { GroupForm } from './GroupForm'
import { groups, type DraftField, type Group } from './draft'
import { fieldError } from './fieldError'
import { usePersonalData } from './usePersonalData'

const all = Object.keys(groups) as Group[]

/** Everything at once on a desktop; on a phone the data are read, and edited group by group. */
export function PersonalDataPage({ user }: { user: User }) {
  const t = useAccountText()
  const form = usePersonalData(user)
  const isDesktop = useIsDesktop()
  const [open, setOpen] = useState<Group | null>(null)
  const close = () => {
    form.discard()
    setOpen(null)
  }
  const errors = Object.entries(form.errors) as [DraftField, NonNullable<(typeof form.errors)[DraftField]>][]
  const summary = (
    <>
      <ErrorSummary
        attempt={form.attempt}
        errors={errors.map(([field, error]) => ({
          field: controlId(field),
          text: fieldError(t, field, error),
        }))}
      />
      {form.hasConflict && (
        <Notice tone="warning" role="alert">
          {t('PROFILE.CONFLICT')}
        </Notice>
      )}
    </>
  )
  if (isDesktop)
    return (
      <div className="stack stack-6">
        {summary}
        <GroupForm form={form} shown={all} photo={<Photo form={form} />} onSave={() => void form.save()} />
      </div>
    )
  // Errors may lie in a group that is not open: required data that are still missing.
  const shown = all.filter(
    (group) => group === open || (open && groups[group].some((field) => form.errors[field])),
  )
  if (open)
    return (
      <div className="stack stack-5">
        {summary}
        <GroupForm
          form={form}
          shown={shown}
          onSave={() => void form.save().then((isSaved) => isSaved && setOpen(null))}
          onCancel={close}
        />
      </div>
    )
  return (
    <div className="stack stack-5">
      <Photo form={form} />
      {all.map((group) => (
        <GroupFacts key={group} group={group} form={form} onChange={() => setOpen(group)} />
      ))}
    </div>
  )
}
