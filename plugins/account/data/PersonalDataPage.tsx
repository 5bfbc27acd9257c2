import { useText } from '@portico/core/i18n/useText'
import type { User } from '@schemas/generated/entities'
import { ErrorSummary } from '@portico/core/ui/forms/ErrorSummary'
import { useIsDesktop } from '@portico/core/ui/layout/useIsDesktop'
import { Photo } from '../photo/Photo'
import { ConflictNotice } from './ConflictNotice'
import { controlId } from './DataField'
import { GroupFacts } from './GroupFacts'
import { GroupForm } from './GroupForm'
import { groups, type DraftField, type Group } from './draft'
import { fieldError } from './fieldError'
import { useOpenGroup } from './useOpenGroup'
import { usePersonalData } from './usePersonalData'
import type { TextKey } from '../texts'

const all = Object.keys(groups) as Group[]

/** Everything at once on a desktop; on a phone the data are read, and edited group by group. */
export function PersonalDataPage({ user }: { user: User }) {
  const t = useText<TextKey>()
  const form = usePersonalData(user)
  const isDesktop = useIsDesktop()
  // What the end of a session has interrupted is not shown as if it were saved.
  const { open, openGroup, closeGroup } = useOpenGroup(form.changed[0] ?? null)
  const close = () => {
    form.discard()
    closeGroup()
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
      <ConflictNotice form={form} />
    </>
  )
  if (isDesktop)
    return (
      <div className="stack gap-6">
        {summary}
        <GroupForm form={form} shown={all} photo={<Photo form={form} />} onSave={() => void form.save()} />
      </div>
    )
  // Errors may lie in a group that is not open, such as required data that are missing, and so may interrupted changes.
  const shown = all.filter(
    (group) =>
      group === open || form.changed.includes(group) || groups[group].some((field) => form.errors[field]),
  )
  if (open)
    return (
      <div className="stack gap-5">
        {summary}
        <GroupForm
          form={form}
          shown={shown}
          onSave={() => void form.save().then((isSaved) => isSaved && closeGroup())}
          onCancel={close}
        />
      </div>
    )
  return (
    <div className="stack gap-5">
      <Photo form={form} />
      {all.map((group) => (
        <GroupFacts key={group} group={group} form={form} onChange={() => openGroup(group)} />
      ))}
    </div>
  )
}
