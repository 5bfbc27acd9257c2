/** Prefix of a term's key: `"TERM:cita": "sesión"`. */
export const termPrefix = 'TERM:'

/** Whether a tenant's text is a term, which replaces a word in all general texts. */
export const isTerm = (key: string): boolean => key.startsWith(termPrefix)
