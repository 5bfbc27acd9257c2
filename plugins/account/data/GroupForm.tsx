import { useText } from '@portico/core/i18n/useText'
import type { ReactNode } from 'react'
import { Button } from '@portico/core/ui/actions/Button'
import { Card } from '@portico/core/ui/layout/Card'
import { DataField } from './DataField'
import { groups, type Group } from './draft'
import { ReadOnlyContact } from './ReadOnlyContact'
import { groupIds } from './useOpenGroup'
import type { PersonalDataForm } from './usePersonalData'
import type { TextKey } from '../texts'

interface Props {
  form: PersonalDataForm
  /** The groups to edit. */
  shown: readonly Group[]
  photo?: ReactNode
  onSave: () => void
  onCancel?: () => void
}

/** The form with some of the groups, or all. */
export function GroupForm({ form, shown, photo, onSave, onCancel }: Props) {
  const t = useText<TextKey>()
  return (
    <Card>
      <form
        className="grid gap-5 desk:gap-8"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSave()
        }}
      >
        {photo && <Part title={t('PROFILE.PHOTO')}>{photo}</Part>}
        {shown.map((group) => (
          <Part
            key={group}
            id={groupIds(group).form}
            title={t(`PROFILE.GROUP.${group}`)}
            note={t(`PROFILE.NOTE.${group}`)}
          >
            <div className="grid gap-5 [&>*]:min-w-0 desk:grid-cols-[1fr_1fr] desk:items-start">
              {group === 'contact' && <ReadOnlyContact user={form.user} />}
              {groups[group].map((field) => (
                <DataField key={field} form={form} field={field} />
              ))}
            </div>
          </Part>
        ))}
        <div className="flex items-center gap-3 flex-wrap">
          <Button type="submit" size="lg" busy={form.isBusy} busyText={t('ACCOUNT.SAVING')}>
            {t('PROFILE.SAVE')}
          </Button>
          {onCancel && (
            <Button variant="quiet" onClick={onCancel}>
              {t('ACCOUNT.BACK')}
            </Button>
          )}
          {!onCancel && form.changed.length === 0 && (
            <span className="text-muted">{t('PROFILE.NO_CHANGES')}</span>
          )}
        </div>
      </form>
    </Card>
  )
}

interface PartProps {
  id?: string
  title: string
  note?: string
  children: ReactNode
}

const Part = ({ id, title, note, children }: PartProps) => (
  <fieldset
    className="grid gap-4 min-w-0 [border:0] p-0 m-0 [&>legend]:float-left [&>legend]:w-full [&>legend]:p-0 desk:[grid-template:auto_1fr/15rem_minmax(0,1fr)] desk:gap-y-1 desk:gap-x-8 desk:[&>legend]:col-1 [fieldset+&]:pt-6 [fieldset+&]:hairline-t"
    id={id}
    tabIndex={-1}
  >
    <legend className="h2">{title}</legend>
    {note && <p className="text-muted desk:col-1">{note}</p>}
    <div className="desk:col-2 desk:row-[1/span_2]">{children}</div>
  </fieldset>
)
