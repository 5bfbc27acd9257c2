import type { ExternalSignInSettings } from '../../tenants/settings/externalSignIn'
import type { ExternalProviderProfile } from './store/profile'

/** What this server remembers between the redirect to the provider and the return. */
export interface Attempt {
  state: string
  nonce: string
  verifier: string
}

/** A sign-in that leaves for the provider. */
export interface Departure extends Attempt {
  redirectUri: string
  language: string
  /** Asks for the password even if the provider has a session (C-027). */
  asksAgain: boolean
}

/** The return from the provider. */
interface Return extends Pick<Attempt, 'nonce' | 'verifier'> {
  redirectUri: string
  params: URLSearchParams
}

/** A provider through which people sign in. */
export interface ExternalProvider {
  settings: ExternalSignInSettings
  /** The address to which the browser goes. Rejects with a fault. */
  departure: (departure: Departure) => Promise<string>
  /** Who has returned. Rejects with a fault. */
  profile: (arrival: Return) => Promise<ExternalProviderProfile>
}

/** The providers by tenant. */
export type ExternalProviders = ReadonlyMap<string, ExternalProvider>
