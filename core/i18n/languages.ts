/** The languages of Portico. */
export const languages = ['es', 'en'] as const
/** The code of a language of Portico. */
export type Language = (typeof languages)[number]

/** The fallback language for missing texts where the tenant names none. */
export const defaultLanguage: Language = 'es'

/**
 * The initial language: the stored choice if the tenant offers it, else the first of the browser's languages that it
 * offers, else the tenant's first.
 */
export function chooseLanguage(
  stored: string | null,
  preferred: readonly string[],
  offered: readonly Language[],
): Language {
  const wanted = [stored, ...preferred.map((tag) => tag.slice(0, 2).toLowerCase())]
  return (
    wanted.map((tag) => offered.find((one) => one === tag)).find((one) => one !== undefined) ??
    offered[0] ??
    defaultLanguage
  )
}
