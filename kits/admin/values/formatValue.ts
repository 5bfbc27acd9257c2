import { numberFormat } from '@core/format/intl'
import { formatNumericDate } from '@core/format/dates'
import type { Language } from '@core/i18n/languages'
import { useLanguage } from '@core/i18n/useLanguage'
import { useSelectedOption } from '../choice/useSearchedOptions'
import type { AdminEntity } from '../entity'
import { useFieldTexts, type FieldTexts } from '../texts'
import { toText } from './toText'
import { useChoiceOptions, type Option } from '../choice/useChoiceOptions'

/** What is needed to say a value. */
interface FormatterInput {
  entity: AdminEntity
  field: string
  /** What the field is chosen from, once it is there. */
  options: readonly Option[] | undefined
  texts: FieldTexts
  language: Language
}

/**
 * Says the values of a field as people read them: names for ids, texts for what the schema lists, dates DD-MM-YYYY,
 * several with commas. Out: null where there is no value.
 */
export function createValueFormatter({
  entity,
  field,
  options,
  texts,
  language,
}: FormatterInput): (value: unknown) => string | null {
  const schema = entity.form.schema.properties[field] ?? {}
  const isChoice = entity.choices?.[field] !== undefined
  const isListed = Boolean(schema.enum ?? schema.items?.enum)
  const numbers = numberFormat(language, { useGrouping: 'always' })
  const ofOne = (value: unknown): string | null => {
    if (value === undefined || value === null || value === '') return null
    if (isChoice) return options?.find((one) => one.value === value)?.label ?? ''
    if (isListed) return texts.value(field, value)
    if (typeof value === 'boolean') return texts.yesNo(field, value)
    if (typeof value === 'number') return numbers.format(value)
    if (typeof value === 'object') return 'name' in value ? toText(value.name) : null
    if (typeof value !== 'string') return null
    return schema.format === 'date' ? formatNumericDate(value) : value
  }
  const own = entity.formatters?.[field]
  return (value) => {
    if (own) return value === undefined || value === null ? null : own(value, texts)
    if (!Array.isArray(value)) return ofOne(value)
    return value.length === 0 ? null : value.map((one) => ofOne(one)).join(', ')
  }
}

/** Says a value of one field; of a choice from a long list only `value` is known by name. */
export function useValueFormatter(
  entity: AdminEntity,
  field: string,
  value?: unknown,
): (value: unknown) => string | null {
  const texts = useFieldTexts(entity.name)
  const { language } = useLanguage()
  const choices = entity.choices?.[field]
  const { options } = useChoiceOptions(choices)
  const chosen = useSelectedOption(choices, value)
  return createValueFormatter({ entity, field, options: options ?? (chosen && [chosen]), texts, language })
}
