import { demoSettingsSchema } from './demoSettingsSchema'
import { billingSettingsSchema } from './billingSettings'
import { bookingSettingsSchema } from './bookingSettings'
import { identityCheckSettingsSchema } from './identityCheckSettings'
import { externalSignInSchema } from './externalSignIn'
import { callSettingsSchema } from './callSettings'
import { cardSettingsSchema } from './cardSettings'
import { deviceProviderSchema } from './deviceProvider'
import { letterSettingsSchema } from './letterSettings'
import { planSettingsSchema } from './planSettings'
import { retentionSettingsSchema } from './retentionSettings'
import { scanSettingsSchema } from './scanSettings'
import { treatmentSettingsSchema } from './treatmentSettings'
import { secondStepSettingsSchema } from './secondStepSettings'

/** JSON schema of backend.json, for the server's startup and for `npm run tenant -- check`. */
export const backendSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['features'],
  properties: {
    features: { type: 'array', items: { type: 'string' } },
    demo: demoSettingsSchema,
    plans: planSettingsSchema,
    cards: cardSettingsSchema,
    billing: billingSettingsSchema,
    booking: bookingSettingsSchema,
    calls: callSettingsSchema,
    letters: letterSettingsSchema,
    identityChecks: identityCheckSettingsSchema,
    externalSignIn: externalSignInSchema,
    deviceProvider: deviceProviderSchema,
    retention: retentionSettingsSchema,
    scans: scanSettingsSchema,
    treatment: treatmentSettingsSchema,
    secondStep: secondStepSettingsSchema,
    externalPatients: {
      type: 'object',
      additionalProperties: false,
      required: ['url'],
      properties: {
        url: {
          type: 'string',
          pattern:
            '^(https://[^/\\s{}@]+|http://(localhost|127\\.0\\.0\\.1)(:[0-9]+)?)/[^\\s{}]*\\{id\\}[^\\s{}]*$',
          description: "An https address with {id} for the patient's number.",
        },
      },
    },
    origins: {
      type: 'array',
      items: {
        type: 'string',
        pattern: '^https?://[^/]+$',
        description: 'An origin like https://portal.example.com, without a path.',
      },
    },
    payment: {
      type: 'object',
      additionalProperties: false,
      required: ['provider', 'mode', 'url', 'merchant', 'terminal', 'holdMinutes'],
      properties: {
        provider: { enum: ['redsys'] },
        mode: { enum: ['sandbox', 'production'] },
        url: {
          type: 'string',
          pattern: '^(/(?!/)|https://)',
          description: 'An address that begins with https://, or a path of this server.',
        },
        merchant: { type: 'string', pattern: '^[0-9]{1,9}$', description: 'A number of up to nine digits.' },
        terminal: { type: 'string', pattern: '^[0-9]{1,3}$', description: 'A number of up to three digits.' },
        holdMinutes: { type: 'integer', minimum: 1, maximum: 120 },
        key: {
          not: {},
          description: 'No secret in a file: the key is PORTICO_PAYMENT_KEY_<TENANT> in the environment.',
        },
      },
      // The server's own payment page is a sandbox, so production needs an https address.
      if: { required: ['mode'], properties: { mode: { const: 'production' } } },
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema; nothing awaits this object
      then: { properties: { url: { pattern: '^https://' } } },
    },
  },
}
