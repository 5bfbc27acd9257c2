/** The path of the fields. It begins like the other payment paths, which the development server leaves to this one. */
export const FIELDS = '/payment/cards/fields'
export const SCRIPT = '/payment/cards/fields.js'
/** The fields send the card and the answer to the bank here. */
export const CARDS = '/payment/cards/card'
export const CHALLENGE = '/payment/cards/challenge'

/** The address of the fields for a tenant. */
export const fieldsAddress = (origin: string, tenant: string, language: string): string =>
  `${origin}${FIELDS}?${new URLSearchParams({ tenant, language }).toString()}`
