import { numberFormat } from '../../format/intl'
import { useLanguage } from '../../i18n/useLanguage'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { DateField } from '../../ui/DateField'
import { Select } from '../../ui/Select'
import { TextField } from '../../ui/TextField'
import { RecordField } from '../choice/RecordField'
import { plain } from '../form/plain'
import type { AdminEntity } from '../entity'
import { useAdminText, useFieldTexts } from '../texts'
import { valueOf, type FilterField, type Filters } from './filters'

interface Props {
  entity: AdminEntity
  fields: readonly FilterField[]
  filters: Filters
  total: number | undefined
  isOpen: boolean
  /** Empty: the filter narrows no longer. */
  onFilter: (id: string, value: string) => void
  onClear: () => void
  onClose: () => void
}

/** All filters of a list; each narrows it at once. */
export function FilterSheet({ entity, fields, filters, total, isOpen, onFilter, onClear, onClose }: Props) {
  const t = useAdminText()
  const { language } = useLanguage()
  const formatted = numberFormat(language, { useGrouping: 'always' }).format(total ?? 0)
  return (
    <Dialog
      title={t('ADMIN.FILTERS.TITLE')}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('ADMIN.FILTERS.SHOW', { count: total ?? 0, formatted })}</Button>
          <Button variant="quiet" onClick={onClear}>
            {t('ADMIN.FILTERS.CLEAR')}
          </Button>
        </>
      }
    >
      {fields.map((field) => (
        <FilterControl
          key={field.id}
          entity={entity}
          field={field}
          text={filters[field.id] ?? ''}
          onChange={(value) => onFilter(field.id, value)}
        />
      ))}
    </Dialog>
  )
}

interface ControlProps {
  entity: AdminEntity
  field: FilterField
  /** Empty: it does not narrow. */
  text: string
  onChange: (text: string) => void
}

function FilterControl({ entity, field, text, onChange }: ControlProps) {
  const t = useAdminText()
  const texts = useFieldTexts(entity.name)
  const { kind, of, values } = field
  const label = texts.filter(field)
  const choices = entity.choices?.[of]
  if (kind === 'records' && choices) {
    return (
      <RecordField
        label={label}
        choices={choices}
        value={text === '' ? undefined : valueOf(field, text)}
        none={t('ADMIN.FILTERS.ANY')}
        onChange={(value) => onChange(plain(value))}
      />
    )
  }
  if (kind === 'date') return <DateField label={label} value={text} onChange={onChange} />
  if (kind === 'number' || kind === 'text') {
    return <TextField label={label} type={kind} value={text} onChange={onChange} />
  }
  const listed =
    kind === 'boolean'
      ? [true, false].map((value) => ({ value: String(value), label: texts.truth(of, value) }))
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
