import { useMemo } from 'react'
import { errorTextKey } from '@portico/core/ui/feedback/apiErrors'
import { hasText, type TextLoaders } from '@portico/core/i18n/i18n'
import { useText } from '@portico/core/i18n/useText'
import { humanize } from './values/humanize'
import type es from './locales/es.json'

/** The texts of the administration, loaded with it. */
export const adminTexts: TextLoaders = {
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
}

/** Translates the texts of the administration and of its entities. */
export const useAdminText = () => useText<keyof typeof es | `ADMIN.${string}`>()

/**
 * The text key for an error code of the server: a text of the administration, or else of the portal, or else `fallback`
 * (C-137, C-138).
 */
export const reasonKey = (code: string, fallback: `ADMIN.${string}`) =>
  errorTextKey(code, {
    prefix: 'ADMIN.ERRORS.',
    fallback: uploadErrorKey(code, fallback),
  }) as `ADMIN.${string}`

/** The text key for an error code of an upload: a text of the portal, or else `fallback`. */
export const uploadErrorKey = (code: string, fallback: `ADMIN.${string}`) =>
  errorTextKey(code, { fallback }) as `ADMIN.${string}`

/** The texts of an entity's fields and values. */
export interface FieldTexts {
  label: (field: string) => string
  /** The label of a filter; that of its field by default. */
  filter: (filter: { id: string; field: string }) => string
  /** The hint below the label. */
  hint: (field: string) => string | undefined
  /** The label of a value of the schema's `enum`. */
  value: (field: string, value: unknown) => string
  /** The label of a boolean: the field's own, such as "Activo", or yes and no. */
  yesNo: (field: string, value: boolean) => string
  section: (id: string) => string
  sectionHint: (id: string) => string | undefined
  /** The error for a broken rule: the field's own, or the rule's, or a general one. */
  error: (field: string, keyword: string, params: Readonly<Record<string, unknown>>) => string
}

/** The texts of an entity by its name. A field without a text gets a label made of its name. */
export function useFieldTexts(name: string): FieldTexts {
  const t = useAdminText()
  return useMemo(() => createFieldTexts(t, name), [t, name])
}

/** The texts of an entity in the language of `t`. */
export function createFieldTexts(t: ReturnType<typeof useAdminText>, name: string): FieldTexts {
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
      const special = `ADMIN.${name}.ERRORS.${field && `${field}.`}${keyword}` as const
      if (hasText(special)) return t(special, params)
      const general = `ADMIN.ERRORS.${keyword}` as const
      if (hasText(general)) return t(general, params)
      return t(field ? 'ADMIN.ERRORS.field' : reasonKey(keyword, 'ADMIN.ERRORS.record'), params)
    },
  }
}
