import type { AdminEntity } from '@portico/admin/entity'
import { parseTranslations } from '@portico/admin/values/translations'

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
