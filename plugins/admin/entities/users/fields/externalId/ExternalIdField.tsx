import type { WidgetProps } from '@rjsf/utils'
import { controlId, useFormView } from '@portico/admin/form/FormView'
import { toText } from '@portico/admin/values/toText'
import { Button } from '@portico/core/ui/actions/Button'
import { TextField } from '@portico/core/ui/forms/TextField'
import { useUsersText } from '../../texts'
import { KnownUser } from './KnownUser'
import { useFindPatient } from './useFindPatient'

/** The patient's number in the hospital system, with a lookup that prefills the form. */
export default function ExternalIdField({ name, value, onChange, onBlur, id }: WidgetProps) {
  const t = useUsersText()
  const { texts, errorOf } = useFormView()
  const typed = toText(value).trim()
  const { find, busy, known } = useFindPatient(typed)
  return (
    <div className="stack gap-2">
      <div className="flex flex-wrap items-end gap-2 has-[.field-error]:items-center [&>.field]:grow [&>.field]:basis-32">
        <TextField
          id={controlId(name)}
          name={name}
          label={texts.label(name)}
          hint={texts.hint(name)}
          error={errorOf(name)}
          optional
          autoComplete="off"
          value={toText(value)}
          onChange={(text) => onChange(text === '' ? undefined : text)}
          onBlur={() => onBlur(id, value)}
        />
        <Button
          variant="secondary"
          icon="search"
          busy={busy}
          busyText={t('ADMIN.USERS.FINDING')}
          disabled={typed === ''}
          onClick={() => void find()}
        >
          {t('ADMIN.USERS.FIND')}
        </Button>
      </div>
      <div aria-live="polite">{known && <KnownUser user={known} />}</div>
    </div>
  )
}
