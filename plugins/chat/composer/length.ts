/** The longest message that the server takes, in characters. */
export const MAX_LENGTH = 4000

/** How many characters of a message are too many: it is sent without the spaces around it. */
export const excessOf = (text: string): number => Math.max(0, text.trim().length - MAX_LENGTH)
