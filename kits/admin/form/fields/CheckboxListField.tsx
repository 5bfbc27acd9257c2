import { useState } from 'react'
import { Checkbox } from '@portico/core/ui/forms/Checkbox'
import { cx } from '@portico/core/ui/cx'
import { FieldError } from '@portico/core/ui/forms/Field'
import { SearchField } from '@portico/core/ui/forms/SearchField'
import { matchOptions } from '../../choice/matchOptions'
import { useAdminText } from '../../texts'
import type { Option } from '../../choice/useChoiceOptions'

interface Props {
  id: string
  label: string
  hint: string | undefined
  error: string | undefined
  /** Undefined: not loaded yet. */
  options: readonly Option[] | undefined
  hasFailed: boolean
  selected: readonly unknown[]
  onChange: (selected: unknown[]) => void
}

/** A longer list has a search field. */
const searchThreshold = 12

/** A list of checkboxes with "all", and a search field where it is long. */
export function CheckboxListField({ id, label, hint, error, options, hasFailed, selected, onChange }: Props) {
  const t = useAdminText()
  return (
    <fieldset
      className="grid gap-2 min-w-0 [border:0] p-0 m-0"
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
      {options && <CheckboxList {...{ label, options, selected, onChange }} />}
      {!options && (
        <output className="field-hint">
          {hasFailed ? t('ADMIN.FORM.NO_OPTIONS') : t('ADMIN.LIST.LOADING', { title: label })}
        </output>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}

type CheckboxListProps = Pick<Props, 'label' | 'selected' | 'onChange'> & { options: readonly Option[] }

function CheckboxList({ label, options, selected, onChange }: CheckboxListProps) {
  const t = useAdminText()
  const [typed, setTyped] = useState('')
  const shown = matchOptions(options, typed)
  const count = options.filter(({ value }) => selected.includes(value)).length
  const toggle = (value: unknown, on: boolean) =>
    onChange(on ? [...selected, value] : selected.filter((item) => item !== value))
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-y-0 gap-x-4 text-muted">
        <Checkbox
          checked={count > 0 && count === options.length}
          onChange={(on) => onChange(on ? options.map(({ value }) => value) : [])}
        >
          {t('ADMIN.FORM.ALL')}
        </Checkbox>
        <output>{t('ADMIN.FORM.CHOSEN', { count, total: options.length })}</output>
      </div>
      {options.length > searchThreshold && (
        <SearchField label={t('ADMIN.FORM.FIND', { label })} value={typed} onChange={setTyped} />
      )}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-y-0 gap-x-4 max-h-80 overflow-y-auto px-1">
        {shown.map(({ value, label: name }) => (
          <Checkbox
            key={String(value)}
            checked={selected.includes(value)}
            onChange={(on) => toggle(value, on)}
          >
            {name}
          </Checkbox>
        ))}
      </div>
      {typed !== '' && shown.length === 0 && <output className="text-muted">{t('ADMIN.CHOICE.NONE')}</output>}
    </>
  )
}
