import type { HubMessageShapes } from '../../../schemas/hub'
import type { Authenticate } from './authenticate'
import type { Backplane, BackplaneEvents } from './backplane/backplane'
import type { Limits } from './limits'
import type { ReceivesFor } from './members/registrations'
import type { TicketStore } from './tickets'

export interface HubOptions {
  /** The hub's path, for example `/hub`. */
  path: string
  authenticate: Authenticate
  /** Default: nobody receives messages for somebody else. */
  receivesFor?: ReceivesFor
  /** The names of messages that a tenant's hub uses. Default: those of the contract. */
  namesOf?: (tenant: string) => HubMessageShapes | undefined
  /** Connects the processes of the hub. Default: there is only this one. */
  connectProcesses?: (events: BackplaneEvents) => Promise<Backplane>
  /** What the processes of the hub share about tickets. Default: there is only this process. */
  tickets?: TicketStore
  limits?: Partial<Limits>
}
