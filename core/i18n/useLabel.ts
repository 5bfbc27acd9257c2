import { fallbackLanguage } from './languages'
import { useLanguage } from './useLanguage'
import { useText } from './useText'

/**
 * What a contribution is called where its plugin's texts are not loaded yet, as in the menu: a text key of the core,
 * or the words by language, which travel with the literal.
 */
export type Label = string | Readonly<Record<string, string>>

/** Reads labels in the language spoken; words that it lacks are in Spanish (CONST-005). */
export function useLabel(): (label: Label) => string {
  const t = useText<string>()
  const { language } = useLanguage()
  return (label) =>
    typeof label === 'string' ? t(label) : (label[language] ?? label[fallbackLanguage] ?? '')
}
