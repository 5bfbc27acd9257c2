import type { Claims } from '../ports'

/** The person of a connection, by the token it was opened with. */
export interface HubUser extends Claims {
  tenant: string
}
