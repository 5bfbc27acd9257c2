/** The languages Portico speaks (CONST-004). */
export const languages = ['es', 'en'] as const
export type Language = (typeof languages)[number]

/** Shown when a text is missing in the chosen language (CONST-005). */
export const fallbackLanguage: Language = 'es'

/**
 * The language to speak: the stored choice where the tenant offers it, else the first of the browser's
 * that it offers, else the tenant's first (SHELL-002, SHELL-038).
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
    fallbackLanguage
  )
}
