/** A text, number or boolean as text; empty for anything else. */
export const toText = (value: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : ''
