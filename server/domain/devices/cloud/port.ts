import type { KeyRing } from '../../../platform/secrets/keyRing'

/** What the provider gives for a code. They never leave the server. */
export interface Tokens {
  access: string
  /** Empty: the provider gives none, and the connection expires with the access token. */
  refresh: string
}

/** The provider no longer accepts the tokens: they have expired, or the person has ended the connection there. */
export class TokensRefused extends Error {
  override readonly name = 'TokensRefused'
}

/** A person who leaves for the provider. */
export interface Departure {
  /** Of the portal; an address that is a path belongs to it. */
  origin: string
  state: string
  verifier: string
  redirectUri: string
  language: string
}

/** What exchanges a code for tokens. */
export interface Exchange {
  code: string
  verifier: string
  redirectUri: string
}

/** A part of the list of records. `position`: where the next part begins. */
export interface RecordPage {
  records: readonly unknown[]
  position: string
  hasMore: boolean
}

/**
 * The device provider of a tenant. Calls reject with `ServiceUnavailable` or `ServiceRefused` where it does not answer as
 * documented.
 */
export interface DeviceProvider {
  /** As people know it. */
  name: string
  /** What encrypts the stored part of a connection: the server's keys, then the secret of the tenant there. */
  secret: KeyRing
  /** The address at which a person allows the connection. */
  departureAddress: (departure: Departure) => string
  /** Exchanges the code of a return. Rejects with `TokensRefused` for a code that is wrong, used or expired. */
  exchangeCode: (exchange: Exchange) => Promise<Tokens>
  /** New tokens for those that have expired. Rejects with `TokensRefused` where the provider gives none. */
  refreshTokens: (tokens: Tokens) => Promise<Tokens>
  /** Ends the tokens at the provider. */
  revokeTokens: (tokens: Tokens) => Promise<void>
  /** Reads the records after a position. Rejects with `TokensRefused` where the access token is no longer valid. */
  readRecords: (tokens: Tokens, position: string) => Promise<RecordPage>
}

declare module '../../../platform/http/api/ports' {
  interface Ports {
    /** The device providers of the tenants, by tenant. */
    deviceProviders?: ReadonlyMap<string, DeviceProvider>
  }
}
