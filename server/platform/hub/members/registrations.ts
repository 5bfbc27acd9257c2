import type { Connection } from '../connection'
import { HubError, type HubMethod } from '../dispatch'
import type { Groups } from './groups'
import type { HubUser } from '../user'

/** The group of a person's connections. It includes the tenant, because ids are unique per tenant only. */
export const userGroup = ({ tenant, sub }: Pick<HubUser, 'tenant' | 'sub'>): string => `${tenant}/user/${sub}`

/**
 * What a user receives of the messages for somebody else: everything, for who looks after them; what can be seen, without links and tokens,
 * for an administrator who acts for them; or nothing.
 */
export type Receives = 'everything' | 'withoutRights' | 'nothing'

export type ReceivesFor = (user: HubUser, userId: string) => Promise<Receives>

/** Which connections receive the messages for which people. */
export class Registrations {
  /** The people besides themselves for whom users receive messages, and what of them. */
  #others = new Map<Connection, Map<string, Receives>>()

  constructor(
    private readonly groups: Groups,
    private readonly receivesFor: ReceivesFor,
  ) {}

  /** `registerUser(id)` and `unregister(id)`. */
  readonly methods: ReadonlyMap<string, HubMethod> = new Map<string, HubMethod>([
    [
      'registerUser',
      async (connection, id) => {
        if (typeof id !== 'string') throw new HubError('FORMAT_NOT_VALID')
        if (id !== connection.user.sub) await this.#addOther(connection, id)
        this.groups.join(userGroup({ ...connection.user, sub: id }), connection)
        return true
      },
    ],
    ['unregister', (connection, id) => this.#remove(connection, String(id))],
  ])

  /** Whether a connection receives what gives a right in the name of a person. */
  hasRights(connection: Connection, userId: string): boolean {
    if (connection.user.sub === userId) return true
    return this.#others.get(connection)?.get(userId) === 'everything'
  }

  forget(connection: Connection): void {
    this.#others.delete(connection)
    this.groups.leaveAll(connection)
  }

  /** Ends the registrations for people whom a user may not act for any more. */
  async recheck(): Promise<void> {
    for (const [connection, ids] of this.#others) {
      for (const [id, before] of ids) {
        // While the database fails nobody knows, and the next check will tell.
        const receives = await this.receivesFor(connection.user, id).catch(() => before)
        if (receives === 'nothing') this.#remove(connection, id)
        else if (ids.has(id)) ids.set(id, receives)
      }
    }
  }

  async #addOther(connection: Connection, id: string): Promise<void> {
    const receives = await this.receivesFor(connection.user, id)
    if (receives === 'nothing') throw new HubError('FORBIDDEN')
    const ids = this.#others.get(connection) ?? new Map<string, Receives>()
    this.#others.set(connection, ids.set(id, receives))
  }

  #remove(connection: Connection, id: string): true {
    const ids = this.#others.get(connection)
    ids?.delete(id)
    if (ids?.size === 0) this.#others.delete(connection)
    this.groups.leave(userGroup({ ...connection.user, sub: id }), connection)
    return true
  }
}
