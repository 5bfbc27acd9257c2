import { fallbackLanguage } from './i18n'
import { useLanguage } from './useLanguage'
import { useText } from './useText'

/**
 * The label of a contribution whose texts are not loaded yet, such as a menu entry: a text key of core, or texts by
 * language in the literal.
 */
export type Label = string | Readonly<Record<string, string>>

/** Returns labels in the current language, or in the tenant's fallback language if it is missing. */
export function useLabel(): (label: Label) => string {
  const t = useText<string>()
  const { language } = useLanguage()
  return (label) =>
    typeof label === 'string'
      ? t(label)
      : (label[language] ?? label[fallbackLanguage()] ?? Object.values(label)[0] ?? '')
}
