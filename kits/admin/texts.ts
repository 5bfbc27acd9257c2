import { useMemo } from 'react'
import { errorTextKey } from '@core/ui/feedback/apiErrors'
import { hasText, type TextLoaders } from '@core/i18n/i18n'
import { useText } from '@core/i18n/useText'
import { humanize } from './values/humanize'
import type es from './locales/es.json'

/** The texts of the administration; they arrive with it. */
export const adminTexts: TextLoaders = {
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
}

/** The administration's texts and, by the keys of their fields, those of its entities. */
export const useAdminText = () => useText<keyof typeof es | `ADMIN.${string}`>()

/**
 * Why a call was refused, by the server's code: in the administration's own words, else in those of the portal
 * (ERR-047, C-137, C-138). In: the code, and the key of what is said where it has no text. Out: a text key.
 */
export const reasonKey = (code: string, fallback: `ADMIN.${string}`) =>
  errorTextKey(code, {
    prefix: 'ADMIN.ERRORS.',
    fallback: errorTextKey(code, { fallback }),
  }) as `ADMIN.${string}`

/** What people call the fields of an entity, and their values. */
export interface FieldTexts {
  label: (field: string) => string
  /** A filter's own name, else that of the field which it narrows. */
  filter: (filter: { id: string; field: string }) => string
  /** Below the label; undefined where there is nothing to explain. */
  hint: (field: string) => string | undefined
  /** One of the values that the schema lists. */
  value: (field: string, value: unknown) => string
  /** Yes or no, in the words of the field where it has any: "Activo". */
  yesNo: (field: string, value: boolean) => string
  section: (id: string) => string
  sectionHint: (id: string) => string | undefined
  /** The sentence for a broken rule: the field's own, else the rule's, else that something is not right. */
  error: (field: string, keyword: string, params: Readonly<Record<string, unknown>>) => string
}

/** The texts of an entity by its name; a field that was added to the schema without any is called by its own name in words. */
export function useFieldTexts(name: string): FieldTexts {
  const t = useAdminText()
  return useMemo(() => fieldTexts(t, name), [t, name])
}

function fieldTexts(t: ReturnType<typeof useAdminText>, name: string): FieldTexts {
  const own = (key: string) => (hasText(`ADMIN.${name}.${key}`) ? t(`ADMIN.${name}.${key}`) : undefined)
  const label = (field: string) => own(`FIELDS.${field}`) ?? humanize(field)
  return {
    label,
    filter: ({ id, field }) => own(`FIELDS.${id}`) ?? label(field),
    hint: (field) => own(`FIELDS.${field}_HINT`),
    value: (field, value) => own(`VALUES.${field}.${String(value)}`) ?? String(value),
    yesNo: (field, value) => own(`VALUES.${field}.${value}`) ?? t(value ? 'ADMIN.LIST.YES' : 'ADMIN.LIST.NO'),
    section: (id) => own(`SECTIONS.${id}`) ?? t('ADMIN.FORM.MAIN'),
    sectionHint: (id) => own(`SECTIONS.${id}_HINT`),
    error(field, keyword, params) {
      const special = `ADMIN.${name}.ERRORS.${field}.${keyword}` as const
      if (hasText(special)) return t(special, params)
      const general = `ADMIN.ERRORS.${keyword}` as const
      if (hasText(general)) return t(general, params)
      return t(field ? 'ADMIN.ERRORS.field' : reasonKey(keyword, 'ADMIN.ERRORS.record'), params)
    },
  }
}
