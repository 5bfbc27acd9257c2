import { useState } from 'react'
import { Checkbox } from '@core/ui/forms/Checkbox'
import { cx } from '@core/ui/cx'
import { FieldError } from '@core/ui/forms/Field'
import { SearchField } from '@core/ui/forms/SearchField'
import { matchOptions } from '../../choice/matchOptions'
import { useAdminText } from '../../texts'
import type { Option } from '../../choice/useChoiceOptions'

interface Props {
  id: string
  label: string
  hint: string | undefined
  error: string | undefined
  /** Undefined: not there yet. */
  options: readonly Option[] | undefined
  failed: boolean
  chosen: readonly unknown[]
  onChange: (chosen: unknown[]) => void
}

/** So many options are found faster by typing. */
const searchThreshold = 12

/** Several of many: all or none at once, and narrowed by what is typed. Without its options nothing of it can be changed. */
export function CheckboxListField({ id, label, hint, error, options, failed, chosen, onChange }: Props) {
  const t = useAdminText()
  return (
    <fieldset
      className="a-many"
      id={id}
      tabIndex={-1}
      aria-describedby={cx(hint && `${id}-hint`, error && `${id}-error`) || undefined}
    >
      <legend className="field-label">{label}</legend>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {options && <CheckboxList {...{ label, options, chosen, onChange }} />}
      {!options && (
        <output className="field-hint">
          {failed ? t('ADMIN.FORM.NO_OPTIONS') : t('ADMIN.LIST.LOADING', { title: label })}
        </output>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}

type BoxesProps = Pick<Props, 'label' | 'chosen' | 'onChange'> & { options: readonly Option[] }

function CheckboxList({ label, options, chosen, onChange }: BoxesProps) {
  const t = useAdminText()
  const [typed, type] = useState('')
  const shown = matchOptions(options, typed)
  const count = options.filter(({ value }) => chosen.includes(value)).length
  const toggle = (value: unknown, on: boolean) =>
    onChange(on ? [...chosen, value] : chosen.filter((one) => one !== value))
  return (
    <>
      <div className="a-many-head">
        <Checkbox
          checked={count > 0 && count === options.length}
          onChange={(on) => onChange(on ? options.map(({ value }) => value) : [])}
        >
          {t('ADMIN.FORM.ALL')}
        </Checkbox>
        <output>{t('ADMIN.FORM.CHOSEN', { count, total: options.length })}</output>
      </div>
      {options.length > searchThreshold && (
        <SearchField label={t('ADMIN.FORM.FIND', { label })} value={typed} onChange={type} />
      )}
      <div className="a-many-list">
        {shown.map(({ value, label: name }) => (
          <Checkbox key={String(value)} checked={chosen.includes(value)} onChange={(on) => toggle(value, on)}>
            {name}
          </Checkbox>
        ))}
      </div>
      {typed !== '' && shown.length === 0 && <output className="muted">{t('ADMIN.CHOICE.NONE')}</output>}
    </>
  )
}
