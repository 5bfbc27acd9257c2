import { DateField } from '@portico/core/ui/forms/date/DateField'
import { Select } from '@portico/core/ui/forms/Select'
import { TextField } from '@portico/core/ui/forms/TextField'
import { RecordField } from '../../choice/RecordField'
import { toText } from '../../values/toText'
import type { AdminEntity } from '../../entity'
import { useAdminText, useFieldTexts } from '../../texts'
import { filterValue, type FilterField } from './filters'

export interface FilterControlProps {
  entity: AdminEntity
  field: FilterField
  /** Empty: the filter is not active. */
  text: string
  onChange: (text: string) => void
}

/** The control of one filter. */
export function FilterControl({ entity, field, text, onChange }: FilterControlProps) {
  const t = useAdminText()
  const texts = useFieldTexts(entity.name)
  const { kind, field: of, values } = field
  const label = texts.filter(field)
  const choices = entity.choices?.[of]
  if (kind === 'records' && choices) {
    return (
      <RecordField
        label={label}
        choices={choices}
        value={text === '' ? undefined : filterValue(field, text)}
        none={t('ADMIN.FILTERS.ANY')}
        onChange={(value) => onChange(toText(value))}
      />
    )
  }
  if (kind === 'date') return <DateField label={label} value={text} onChange={onChange} />
  if (kind === 'number' || kind === 'text') {
    return <TextField label={label} type={kind} value={text} onChange={onChange} />
  }
  const listed =
    kind === 'boolean'
      ? [true, false].map((value) => ({ value: String(value), label: texts.yesNo(of, value) }))
      : values.map((value) => ({ value: String(value), label: texts.value(of, value) }))
  return (
    <Select
      label={label}
      value={text}
      onChange={onChange}
      options={[{ value: '', label: t('ADMIN.FILTERS.ANY') }, ...listed]}
    />
  )
}
