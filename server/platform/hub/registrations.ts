import type { Connection } from './connection'
import { HubError, type HubMethod } from './dispatch'
import type { Groups } from './groups'
import type { HubUser } from './user'

/** The group of a person's connections. It includes the tenant, because ids are unique per tenant only. */
export const userGroup = ({ tenant, sub }: Pick<HubUser, 'tenant' | 'sub'>): string => `${tenant}/user/${sub}`

/** Whether a user may receive the messages for somebody else. */
export type MayReceiveFor = (user: HubUser, userId: string) => Promise<boolean>

/** Which connections receive the messages for which people. */
export class Registrations {
  /** The people besides themselves for whom users receive messages. */
  #others = new Map<Connection, Set<string>>()

  constructor(
    private readonly groups: Groups,
    private readonly mayReceiveFor: MayReceiveFor,
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

  forget(connection: Connection): void {
    this.#others.delete(connection)
    this.groups.leaveAll(connection)
  }

  /** Ends the registrations for people whom a user may not act for any more. */
  async recheck(): Promise<void> {
    for (const [connection, ids] of this.#others) {
      for (const id of ids) {
        // While the database fails nobody knows, and the next check will tell.
        const may = await this.mayReceiveFor(connection.user, id).catch(() => true)
        if (!may) this.#remove(connection, id)
      }
    }
  }

  async #addOther(connection: Connection, id: string): Promise<void> {
    if (!(await this.mayReceiveFor(connection.user, id))) throw new HubError('FORBIDDEN')
    const ids = this.#others.get(connection) ?? new Set()
    this.#others.set(connection, ids.add(id))
  }

  #remove(connection: Connection, id: string): true {
    const ids = this.#others.get(connection)
    ids?.delete(id)
    if (ids?.size === 0) this.#others.delete(connection)
    this.groups.leave(userGroup({ ...connection.user, sub: id }), connection)
    return true
  }
}
