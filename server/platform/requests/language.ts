/**
 * Picks the page's language. `languages` are the tenant's, the default first. `wishes` are lists of language
 * tags as in ui_locales or Accept-Language, the strongest first.
 */
export function pickLanguage(languages: readonly string[], wishes: readonly (string | undefined)[]): string {
  const requested = wishes
    .flatMap((wish) => wish?.split(/[\s,]+/) ?? [])
    .map((tag) => tag.split(/[-_;]/)[0]?.toLowerCase())
  return (
    requested.find((tag): tag is string => tag !== undefined && languages.includes(tag)) ??
    languages[0] ??
    'es'
  )
}
