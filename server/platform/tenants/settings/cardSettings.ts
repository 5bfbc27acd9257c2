/** The tenant's account at the card provider (C-065). */
export type CardSettings =
  | {
      provider: 'sandbox'
      mode: 'sandbox'
      /** The host of the provider's fields: another one than the portal's, at the same port. */
      host: string
    }
  | {
      provider: 'stripe'
      mode: 'sandbox' | 'production'
      /** The public key; the secret one is in the environment. */
      publicKey: string
    }

const isSandbox = { properties: { provider: { const: 'sandbox' } } }

/** JSON schema of `cards` in backend.json. */
export const cardSettingsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['provider', 'mode'],
  properties: {
    provider: { enum: ['sandbox', 'stripe'] },
    mode: { enum: ['sandbox', 'production'] },
    host: {
      type: 'string',
      pattern: '^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$',
      description: 'A lower-case host name without scheme and port that is not a host of a tenant.',
    },
    publicKey: {
      type: 'string',
      pattern: '^pk_(test|live)_[A-Za-z0-9]+$',
      description: 'The public key of Stripe, which begins with pk_.',
    },
  },
  if: isSandbox,
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema; nothing awaits this object
  then: {
    required: ['host'],
    properties: { mode: { const: 'sandbox' }, publicKey: false },
  },
  else: {
    required: ['publicKey'],
    properties: { host: false },
    // A test key charges nothing, so it is none for production, and the other way round.
    if: { properties: { mode: { const: 'production' } } },
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema; nothing awaits this object
    then: { properties: { publicKey: { pattern: '^pk_live_' } } },
    else: { properties: { publicKey: { pattern: '^pk_test_' } } },
  },
}
