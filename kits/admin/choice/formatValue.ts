import { numberFormat } from '@portico/core/format/intl'
import { formatNumericDate } from '@portico/core/format/dates'
import { useLanguage, type Language } from '@portico/core/i18n/useLanguage'
import { useSelectedOption } from './useSearchedOptions'
import type { AdminEntity, AdminRecord } from '../entity'
import { useFieldTexts, type FieldTexts } from '../texts'
import { toText } from '../values/toText'
import { formatWithUnit } from '../values/units'
import { useChoiceOptions, type Option } from './useChoiceOptions'

interface FormatterInput {
  entity: AdminEntity
  field: string
  /** The options of the field, once they have loaded. */
  options: readonly Option[] | undefined
  texts: FieldTexts
  language: Language
}

/**
 * Creates a function that formats the values of a field: names for ids, texts for an `enum`, dates as DD-MM-YYYY, lists
 * with commas, numbers with their unit. It returns null for an empty value. Prices need the record for their currency.
 */
export function createValueFormatter({
  entity,
  field,
  options,
  texts,
  language,
}: FormatterInput): (value: unknown, record?: AdminRecord) => string | null {
  const schema = entity.form.schema.properties[field] ?? {}
  const isChoice = entity.choices?.[field] !== undefined
  const isListed = Boolean(schema.enum ?? schema.items?.enum)
  const numbers = numberFormat(language, { useGrouping: 'always' })
  const unit = entity.units?.[field]
  const formatOne = (value: unknown, record: AdminRecord): string | null => {
    if (value === undefined || value === null || value === '') return null
    if (isChoice) return options?.find((option) => option.value === value)?.label ?? ''
    if (isListed) return texts.value(field, value)
    if (typeof value === 'boolean') return texts.yesNo(field, value)
    if (typeof value === 'number') {
      return unit ? formatWithUnit(value, unit, record, language) : numbers.format(value)
    }
    if (typeof value === 'object') return 'name' in value ? toText(value.name) : null
    if (typeof value !== 'string') return null
    return schema.format === 'date' ? formatNumericDate(value) : value
  }
  const custom = entity.formatters?.[field]
  return (value, record = {}) => {
    if (custom) return value === undefined || value === null ? null : custom(value, texts)
    if (!Array.isArray(value)) return formatOne(value, record)
    return value.length === 0 ? null : value.map((item) => formatOne(item, record)).join(', ')
  }
}

/** The formatter of one field. For a choice from a long list, it knows the name of `value` only. */
export function useValueFormatter(
  entity: AdminEntity,
  field: string,
  value?: unknown,
): (value: unknown) => string | null {
  const texts = useFieldTexts(entity.name)
  const { language } = useLanguage()
  const choices = entity.choices?.[field]
  const { options } = useChoiceOptions(choices)
  const selected = useSelectedOption(choices, value)
  return createValueFormatter({
    entity,
    field,
    options: options ?? (selected && [selected]),
    texts,
    language,
  })
}
