import { numberFormat } from '@core/format/intl'
import type { Language } from '@core/i18n/languages'
import { useLanguage } from '@core/i18n/useLanguage'
import { useChosen } from '../choice/useSearchedOptions'
import type { AdminEntity } from '../entity'
import { useFieldTexts, type FieldTexts } from '../texts'
import { plain } from './toText'
import { useOptions, type Option } from '../choice/useChoiceOptions'

/** What is needed to say a value. */
interface Saying {
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
export function wordsFor({
  entity,
  field,
  options,
  texts,
  language,
}: Saying): (value: unknown) => string | null {
  const schema = entity.form.schema.properties[field] ?? {}
  const isChoice = entity.choices?.[field] !== undefined
  const isListed = Boolean(schema.enum ?? schema.items?.enum)
  const numbers = numberFormat(language, { useGrouping: 'always' })
  const ofOne = (value: unknown): string | null => {
    if (value === undefined || value === null || value === '') return null
    if (isChoice) return options?.find((one) => one.value === value)?.label ?? ''
    if (isListed) return texts.value(field, value)
    if (typeof value === 'boolean') return texts.truth(field, value)
    if (typeof value === 'number') return numbers.format(value)
    if (typeof value === 'object') return 'name' in value ? plain(value.name) : null
    if (typeof value !== 'string') return null
    return schema.format === 'date' ? value.split('-').toReversed().join('-') : value
  }
  const own = entity.words?.[field]
  return (value) => {
    if (own) return value === undefined || value === null ? null : own(value, texts)
    if (!Array.isArray(value)) return ofOne(value)
    return value.length === 0 ? null : value.map((one) => ofOne(one)).join(', ')
  }
}

/** Says a value of one field; of a choice from a long list only `value` is known by name. */
export function useWords(
  entity: AdminEntity,
  field: string,
  value?: unknown,
): (value: unknown) => string | null {
  const texts = useFieldTexts(entity.name)
  const { language } = useLanguage()
  const choices = entity.choices?.[field]
  const { options } = useOptions(choices)
  const chosen = useChosen(choices, value)
  return wordsFor({ entity, field, options: options ?? (chosen && [chosen]), texts, language })
}
