import { poolSettingsSchema, type PoolSettings } from './poolSettings'

/** The settings of a tenant's video calls, `calls` of backend.json. */
export interface CallSettings {
  /** Minutes before an appointment from which the patient can join. */
  opensMinutes: number
  /** Minutes after the start until which the patient can join. */
  closesMinutes: number
  /** Minutes after the start from which the doctor is late. */
  lateMinutes: number
  /** Addresses of STUN servers. */
  stun: readonly string[]
  /** The relay server, whose credentials follow coturn's REST scheme. Its secret is in the environment. */
  turn?: { urls: readonly string[]; lifetimeMinutes?: number }
  /** Rooms at Twilio: an account there, whose secret is in the environment, or the stand-in of this server. */
  twilio?: { mode: 'sandbox' } | { mode: 'production'; account: string; key: string }
  /** The doctors who take calls without an appointment. */
  pool?: Partial<PoolSettings>
}

const defaults: CallSettings = { opensMinutes: 10, closesMinutes: 60, lateMinutes: 15, stun: [] }

const minutes = { type: 'integer', minimum: 1, maximum: 240 }
const addresses = (scheme: string) => ({
  type: 'array',
  maxItems: 5,
  items: {
    type: 'string',
    pattern: `^${scheme}s?:[A-Za-z0-9.-]+(:[0-9]+)?(\\?transport=(udp|tcp))?$`,
    description: `An address like ${scheme}:${scheme}.example.com:3478.`,
  },
})

/** JSON schema of `calls` in backend.json. */
export const callSettingsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    opensMinutes: minutes,
    closesMinutes: minutes,
    lateMinutes: minutes,
    stun: addresses('stun'),
    turn: {
      type: 'object',
      additionalProperties: false,
      required: ['urls'],
      properties: { urls: { ...addresses('turn'), minItems: 1 }, lifetimeMinutes: minutes },
    },
    pool: poolSettingsSchema,
    twilio: {
      oneOf: [
        {
          type: 'object',
          additionalProperties: false,
          required: ['mode'],
          properties: { mode: { const: 'sandbox' } },
        },
        {
          type: 'object',
          additionalProperties: false,
          required: ['mode', 'account', 'key'],
          properties: {
            mode: { const: 'production' },
            account: { type: 'string', pattern: '^AC[0-9a-f]{32}$' },
            key: { type: 'string', pattern: '^SK[0-9a-f]{32}$' },
          },
        },
      ],
    },
  },
}

/** The call settings of a tenant, with the default for each that backend.json leaves out. */
export const callSettingsOf = ({
  backend,
}: {
  backend: { calls?: Partial<CallSettings> }
}): CallSettings => ({
  ...defaults,
  ...backend.calls,
})
