import type { Claims } from '../ports'

/** The person of a connection, from the claims of its access token. */
export interface HubUser extends Claims {
  tenant: string
}
