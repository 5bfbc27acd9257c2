/** Somebody who has proved to a provider who they are. */
export interface ExternalProviderProfile {
  issuer: string
  /** The id of the person at the provider, which never changes. */
  subject: string
  /** In lower case; empty: the provider does not say. */
  email: string
  /** Whether the provider has checked that the email is theirs. */
  isVerified: boolean
  name: string
  surname: string
}
