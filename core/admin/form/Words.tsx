import { numberFormat } from '../../format/intl'
import { useLanguage } from '../../i18n/useLanguage'
import type { AdminEntity } from '../entity'
import { useAdminText, useFieldTexts } from '../texts'
import { useFormView } from './FormView'
import { plain } from './plain'
import { useOptions } from './useOptions'

/** A value of this form's entity in words. */
export function Words({ field, value }: { field: string; value: unknown }) {
  const t = useAdminText()
  const words = useWords(useFormView().entity, field)(value)
  return words ?? <span className="is-none">{t('ADMIN.LIST.NONE')}</span>
}

/**
 * Says the values of a field as people read them: names for ids, texts for what the schema lists, dates DD-MM-YYYY,
 * several with commas. Out: null where there is no value.
 */
export function useWords(entity: AdminEntity, field: string): (value: unknown) => string | null {
  const t = useAdminText()
  const texts = useFieldTexts(entity.name)
  const { language } = useLanguage()
  const choices = entity.choices?.[field]
  const { options } = useOptions(choices)
  const schema = entity.form.schema.properties[field] ?? {}
  const ofOne = (value: unknown): string | null => {
    if (value === undefined || value === null || value === '') return null
    if (choices) return options?.find((one) => one.value === value)?.label ?? ''
    if (schema.enum ?? schema.items?.enum) return texts.value(field, value)
    if (typeof value === 'boolean') return t(value ? 'ADMIN.LIST.YES' : 'ADMIN.LIST.NO')
    if (typeof value === 'number') return numberFormat(language, { useGrouping: 'always' }).format(value)
    if (typeof value === 'object') return 'name' in value ? plain(value.name) : null
    if (typeof value !== 'string') return null
    return schema.format === 'date' ? value.split('-').toReversed().join('-') : value
  }
  return (value) => {
    if (!Array.isArray(value)) return ofOne(value)
    return value.length === 0 ? null : value.map((one) => ofOne(one)).join(', ')
  }
}
