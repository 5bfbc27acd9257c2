/** The OpenID Connect provider through which people of a tenant sign in, `externalSignIn` of backend.json (decision 212). */
export interface ExternalSignInSettings {
  /** The provider's issuer, without a trailing slash unless its tokens have one. */
  issuer: string
  /** The id of this tenant at the provider. Its secret is in the environment. */
  clientId: string
  /** The provider as people know it: "Continue with …". */
  name: string
  /** The provider's mark, a picture of the tenant's folder. */
  logo?: string
}

/** JSON schema of `externalSignIn` in backend.json. */
export const externalSignInSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['issuer', 'clientId', 'name'],
  properties: {
    issuer: {
      type: 'string',
      pattern: '^(https://[^/\\s?#@]+|http://(localhost|127\\.0\\.0\\.1)(:[0-9]+)?)(/[^\\s?#]*)?$',
      description: 'An https address without query, as the provider writes it in its tokens.',
    },
    clientId: { type: 'string', minLength: 1, maxLength: 200 },
    name: { type: 'string', minLength: 1, maxLength: 40 },
    logo: {
      type: 'string',
      pattern: '^assets/[\\w-]+\\.(svg|png)$',
      description: 'An SVG or PNG file in assets/ of the tenant.',
    },
  },
}
