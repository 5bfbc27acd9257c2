/** The path of the letters of a demo. */
export const OUTBOX = '/outbox'
