/** The service that checks identities: `identityChecks` of backend.json. */
export type IdentityCheckSettings = SandboxCheckSettings | OnfidoCheckSettings

/** Plays the whole flow and looks at no picture: only for demos and tests. */
export interface SandboxCheckSettings {
  provider: 'sandbox'
}

/** An account at Onfido. Its tokens are in the environment. */
export interface OnfidoCheckSettings {
  provider: 'onfido'
  /** The workflow of Onfido Studio that people go through. */
  workflowId: string
  /** The API of the account's region, without a slash at the end. */
  url: string
}

const onfido = {
  type: 'object',
  additionalProperties: false,
  required: ['provider', 'workflowId', 'url'],
  properties: {
    provider: { const: 'onfido' },
    workflowId: { type: 'string', pattern: '^[0-9A-Za-z-]{1,64}$', description: 'The id of a workflow.' },
    url: {
      type: 'string',
      pattern: '^(https://[^/\\s@]+|http://(localhost|127\\.0\\.0\\.1)(:[0-9]+)?)/[\\w./-]*[\\w.-]$',
      description: 'An https address like https://api.eu.onfido.com/v3.6.',
    },
  },
}

/** JSON schema of `identityChecks` in backend.json. */
export const identityCheckSettingsSchema = {
  type: 'object',
  required: ['provider'],
  properties: { provider: { enum: ['sandbox', 'onfido'] } },
  if: { properties: { provider: { const: 'onfido' } } },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema; nothing awaits this object
  then: onfido,
  else: { additionalProperties: false, properties: { provider: {} } },
}
