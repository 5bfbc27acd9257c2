/** A value as it stands in an input or a file: texts, numbers, yes and no; empty for whatever is none of these. */
export const toText = (value: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : ''
