import type { AdminEntity } from '@kits/admin/entity'
import { parseTranslations, type Translations } from '@kits/admin/values/translations'

/**
 * Sets a text. An empty one is removed, and so is a language without texts. Keeps the order of the opened record, so that
 * undoing a change restores an equal value. In: the translations, the opened ones, and the new text.
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

/** What an entity with texts in other languages needs: the control of the field, and how lists and the history show it. */
export const translated = {
  widgets: { translations: () => import('./TranslationsField') },
  formatters: {
    translations: (value: unknown) =>
      Object.values(parseTranslations(value))
        .flatMap((texts) => Object.values(texts))
        .join(' · ') || null,
  },
} satisfies Pick<AdminEntity, 'widgets' | 'formatters'>
