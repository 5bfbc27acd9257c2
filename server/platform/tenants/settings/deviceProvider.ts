/**
 * The provider at which people have accounts with the records of their devices, `deviceProvider` of backend.json (decision
 * 955).
 */
export interface DeviceProviderSettings {
  /** The provider as people know it: "Connect with …". */
  name: string
  /** The id of this tenant at the provider. Its secret is in the environment. */
  clientId: string
  /** Where a person allows the connection. */
  authorizationUrl: string
  tokenUrl: string
  /** Where a token is ended (RFC 7009). Absent: the provider has no such address. */
  revocationUrl?: string
  /** The list of records. */
  recordsUrl: string
  /** The requested scopes, separated by spaces. */
  scope?: string
}

const address = {
  type: 'string',
  pattern: '^(https://[^/\\s?#@]+|http://(localhost|127\\.0\\.0\\.1)(:[0-9]+)?)/[^\\s#]*$',
  description: 'An https address.',
}

/** JSON schema of `deviceProvider` in backend.json. */
export const deviceProviderSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'clientId', 'authorizationUrl', 'tokenUrl', 'recordsUrl'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 40 },
    clientId: { type: 'string', minLength: 1, maxLength: 200 },
    authorizationUrl: address,
    tokenUrl: address,
    revocationUrl: address,
    recordsUrl: address,
    scope: { type: 'string', maxLength: 200 },
  },
}
