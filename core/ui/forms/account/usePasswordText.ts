import { hasText } from '../../../i18n/i18n'
import { useLanguage } from '../../../i18n/useLanguage'
import { useText } from '../../../i18n/useText'
import en from './locales/en.json'
import es from './locales/es.json'

const texts = { es, en }

/**
 * The texts of password fields, with `{{list}}` filled in. They load with the field, not at the start; those of a tenant
 * replace them.
 */
export function usePasswordText(): (key: keyof typeof es, list?: string) => string {
  const t = useText<string>()
  const { language } = useLanguage()
  return (key, list = '') =>
    hasText(key) ? t(key, { list }) : texts[language][key].replace('{{list}}', () => list)
}
