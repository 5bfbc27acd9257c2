import { useState } from 'react'
import type { BaseFieldProps } from '@core/ui/forms/Field'
import { Select } from '@core/ui/forms/Select'
import type { ChoiceSource } from '../entity'
import { toText } from '../values/toText'
import { useChoiceOptions, type Option } from './useChoiceOptions'
import { useAdminText } from '../texts'
import { ChoiceField } from './ChoiceField'
import { matchOptions } from './matchOptions'
import { useSelectedOption, useSearchedOptions } from './useSearchedOptions'

interface Props extends BaseFieldProps {
  choices: ChoiceSource
  value: unknown
  /** What it is called when nothing is chosen; absent: something always is. */
  none?: string | undefined
  onChange: (value: unknown) => void
  onBlur?: (() => void) | undefined
}

/** So many options are found faster by typing. */
const searchThreshold = 12

/** One of other records: a short list to pick from, a long one to search, a very long one that the server searches. */
export function RecordField(props: Props) {
  return props.choices.read ? <SearchedRecordField {...props} /> : <ListedRecordField {...props} />
}

function SearchedRecordField({ choices, value, onChange, onBlur, label, hint, error, optional, id }: Props) {
  const [typed, type] = useState('')
  const { data = [] } = useSearchedOptions(choices, typed)
  const chosen = useSelectedOption(choices, value)
  const shown = value === undefined ? undefined : (chosen ?? { value, label: toText(value) })
  return (
    <ChoiceField
      {...{ label, hint, error, optional, id, onBlur }}
      options={data}
      chosen={shown}
      onType={type}
      onChoose={onChange}
    />
  )
}

function ListedRecordField({ choices, value, none, onChange, onBlur, ...frame }: Props) {
  const t = useAdminText()
  const [typed, type] = useState('')
  const { options, failed } = useChoiceOptions(choices)
  const present: readonly Option[] = value === undefined ? [] : [{ value, label: toText(value) }]
  const all = options ?? present
  const hint = failed ? t('ADMIN.FORM.NO_OPTIONS') : frame.hint
  const at = all.findIndex((one) => one.value === value)
  if (all.length > searchThreshold) {
    const found = matchOptions(all, typed)
    return (
      <ChoiceField
        {...frame}
        hint={hint}
        options={found}
        chosen={all[at]}
        onType={type}
        onChoose={onChange}
        onBlur={onBlur}
      />
    )
  }
  const empty =
    at < 0 || none !== undefined ? [{ value: '', label: none ?? t('ADMIN.FORM.NONE_CHOSEN') }] : []
  return (
    <Select
      {...frame}
      hint={hint}
      value={at < 0 ? '' : String(at)}
      onChange={(index) => onChange(all[Number(index || 'NaN')]?.value)}
      onBlur={onBlur}
      options={[...empty, ...all.map(({ label }, index) => ({ value: String(index), label }))]}
    />
  )
}
