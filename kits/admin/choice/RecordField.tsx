import { useState } from 'react'
import type { BaseFieldProps } from '@portico/core/ui/forms/Field'
import { Select } from '@portico/core/ui/forms/Select'
import type { ChoiceSource } from '../entity'
import { useAdminText } from '../texts'
import { toText } from '../values/toText'
import { ChoiceField } from './ChoiceField'
import { matchOptions } from './matchOptions'
import { useChoiceOptions, type Option } from './useChoiceOptions'
import { useSearchedOptions, useSelectedOption } from './useSearchedOptions'

interface Props extends BaseFieldProps {
  choices: ChoiceSource
  value: unknown
  /** The label of "nothing selected"; undefined: a value is required. */
  none?: string | undefined
  onChange: (value: unknown) => void
  onBlur?: (() => void) | undefined
}

/** A longer list is searched by typing. */
const searchThreshold = 12

/** Selects another record: from a short list, from a long one that is searched here, or from one the server searches. */
export function RecordField(props: Props) {
  return props.choices.read ? <ServerSearchField {...props} /> : <OptionsField {...props} />
}

function ServerSearchField({ choices, value, onChange, onBlur, label, hint, error, optional, id }: Props) {
  const [typed, setTyped] = useState('')
  const { data = [] } = useSearchedOptions(choices, typed)
  const selected = useSelectedOption(choices, value)
  const shown = value === undefined ? undefined : (selected ?? { value, label: toText(value) })
  return (
    <ChoiceField
      {...{ label, hint, error, optional, id, onBlur }}
      options={data}
      selected={shown}
      onType={setTyped}
      onSelect={onChange}
    />
  )
}

function OptionsField({ choices, value, none, onChange, onBlur, ...frame }: Props) {
  const t = useAdminText()
  const [typed, setTyped] = useState('')
  const { options, hasFailed } = useChoiceOptions(choices)
  const current: readonly Option[] = value === undefined ? [] : [{ value, label: toText(value) }]
  const all = options ?? current
  const hint = hasFailed ? t('ADMIN.FORM.NO_OPTIONS') : frame.hint
  const selected = all.findIndex((option) => option.value === value)
  if (all.length > searchThreshold) {
    return (
      <ChoiceField
        {...frame}
        hint={hint}
        options={matchOptions(all, typed)}
        selected={all[selected]}
        onType={setTyped}
        onSelect={onChange}
        onBlur={onBlur}
      />
    )
  }
  const empty =
    selected < 0 || none !== undefined ? [{ value: '', label: none ?? t('ADMIN.FORM.NONE_CHOSEN') }] : []
  return (
    <Select
      {...frame}
      hint={hint}
      value={selected < 0 ? '' : String(selected)}
      onChange={(index) => onChange(all[Number(index || 'NaN')]?.value)}
      onBlur={onBlur}
      options={[...empty, ...all.map(({ label }, index) => ({ value: String(index), label }))]}
    />
  )
}
