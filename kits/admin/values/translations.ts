import type { FieldSchema } from '../entity'

/** `translations` of a record: texts in the tenant's other languages, by language and field. */
export type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The part of the schema of `translations` that says which texts a record has. */
interface TranslationsSchema {
  additionalProperties?: { properties?: Readonly<Record<string, FieldSchema>> }
}

/** The value of `translations`; empty for any other value. */
export const parseTranslations = (value: unknown): Translations =>
  typeof value === 'object' && value !== null ? (value as Translations) : {}

/** The texts that can be translated, with their schemas, in the order of the schema. */
export const textsOf = (schema: unknown): (readonly [field: string, schema: FieldSchema])[] =>
  Object.entries((schema as TranslationsSchema | undefined)?.additionalProperties?.properties ?? {})

/**
 * Sets a text. An empty one is removed, and so is a language without texts. Keeps the order of the opened record, so that
 * undoing a change restores an equal value. Takes the translations, the opened ones, and the new text.
 */
export function setTranslation(
  translations: Translations,
  opened: Translations,
  { language, field, text }: { language: string; field: string; text: string },
): Translations | undefined {
  const texts = inOrder({ ...translations[language], [field]: text }, opened[language], (one) => one !== '')
  const all = inOrder({ ...translations, [language]: texts }, opened, (one) => Object.keys(one).length > 0)
  return Object.keys(all).length > 0 ? all : undefined
}

/** The values to keep, in the order of `before`, new ones last. */
function inOrder<T>(
  values: Readonly<Record<string, T>>,
  before: object | undefined,
  isKept: (value: T) => boolean,
): Readonly<Record<string, T>> {
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(values)])
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const value = values[key]
      return value !== undefined && isKept(value) ? [[key, value] as const] : []
    }),
  )
}
