const locales: Readonly<Record<string, string>> = { es: 'es-ES', en: 'en-GB' }

/** The BCP 47 locale of a portal language; an unknown language is returned as is. */
export const locale = (language: string): string => locales[language] ?? language
