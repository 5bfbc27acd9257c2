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
