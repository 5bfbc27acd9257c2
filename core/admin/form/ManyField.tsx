import { useState } from 'react'
import { Checkbox } from '../../ui/Checkbox'
import { FieldError } from '../../ui/Field'
import { SearchField } from '../../ui/SearchField'
import { useAdminText } from '../texts'
import type { Option } from './useOptions'

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
const many = 12

/** Several of many: all or none at once, and narrowed by what is typed. */
export function ManyField({ id, label, hint, error, options = [], failed, chosen, onChange }: Props) {
  const t = useAdminText()
  const [typed, type] = useState('')
  const wanted = typed.toLocaleLowerCase()
  const shown = options.filter((one) => one.label.toLocaleLowerCase().includes(wanted))
  const count = options.filter(({ value }) => chosen.includes(value)).length
  const toggle = (value: unknown, on: boolean) =>
    onChange(on ? [...chosen, value] : chosen.filter((one) => one !== value))
  return (
    <fieldset className="a-many" id={id} tabIndex={-1} aria-describedby={error && `${id}-error`}>
      <legend className="field-label">{label}</legend>
      {hint && <p className="field-hint">{hint}</p>}
      {failed && <p className="field-hint">{t('ADMIN.FORM.NO_OPTIONS')}</p>}
      <div className="a-many-head">
        <Checkbox
          checked={count > 0 && count === options.length}
          onChange={(on) => onChange(on ? options.map(({ value }) => value) : [])}
        >
          {t('ADMIN.FORM.ALL')}
        </Checkbox>
        <output>{t('ADMIN.FORM.CHOSEN', { count, total: options.length })}</output>
      </div>
      {options.length > many && (
        <SearchField label={t('ADMIN.FORM.FIND', { label })} value={typed} onChange={type} />
      )}
      <div className="a-many-list">
        {shown.map(({ value, label: name }) => (
          <Checkbox key={String(value)} checked={chosen.includes(value)} onChange={(on) => toggle(value, on)}>
            {name}
          </Checkbox>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
