import type { TextLoaders } from '../i18n/i18n'
import { useText } from '../i18n/useText'
import type es from './locales/es.json'

/** The texts of the administration; they arrive with it. */
export const adminTexts: TextLoaders = {
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
}

/** The administration's texts and, by the keys of their fields, those of its entities. */
export const useAdminText = () => useText<keyof typeof es | `ADMIN.${string}`>()
