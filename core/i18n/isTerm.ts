/** What the key of a term begins with: `"TERM:cita": "sesión"`. */
export const termPrefix = 'TERM:'

/** Whether a tenant's own text is a term: what it calls something in every general text. */
export const isTerm = (key: string): boolean => key.startsWith(termPrefix)
