const locales: Readonly<Record<string, string>> = { es: 'es-ES', en: 'en-GB' }

/** The BCP 47 locale numbers and words of a portal language follow; an unknown language stands for itself. */
export const locale = (language: string): string => locales[language] ?? language
