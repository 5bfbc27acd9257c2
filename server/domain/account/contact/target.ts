/** A code as it was sent: people type it with spaces. */
export const normalizeCode = (typed: string): string => typed.replaceAll(/\s/g, '')

/** A telephone number without spaces and hyphens, to compare two of them. */
export const normalizePhone = (typed: string): string => typed.replaceAll(/[\s-]/g, '')
