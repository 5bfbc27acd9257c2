import type { Connection } from './connection'
import type { ConnectionLimit } from './connectionLimit'
import type { HubCaller } from './user'

/** All connections of the hub by their secret. */
export class Connections {
  #byToken = new Map<string, Connection>()

  constructor(
    private readonly create: (caller: HubCaller, stateful: boolean) => Connection,
    private readonly limit: ConnectionLimit,
  ) {}

  /** Opens a connection; undefined when the person has as many as allowed. */
  async open(caller: HubCaller, stateful: boolean): Promise<Connection | undefined> {
    // The second look counts those that have opened during the first.
    if ((await this.limit.isFull(caller.user)) || this.limit.isFullHere(caller.user)) return undefined
    const connection = this.create(caller, stateful)
    this.#byToken.set(connection.token, connection)
    this.limit.add(connection.user)
    return connection
  }

  /** Finds the connection of a secret, only for the person who opened it. Their token replaces the one before. */
  find(caller: HubCaller, token: string | null): Connection | undefined {
    const connection = this.#byToken.get(token ?? '')
    const { sub, tenant } = caller.user
    if (connection?.user.sub !== sub || connection.user.tenant !== tenant) return undefined
    connection.renewToken(caller)
    return connection
  }

  /**
   * The connection of a WebSocket, or the status that refuses it. Without a secret the client skipped negotiation and gets a
   * new connection.
   */
  async forSocket(caller: HubCaller, token: string | null): Promise<Connection | 404 | 429> {
    if (token === null) return (await this.open(caller, false)) ?? 429
    const connection = this.find(caller, token)
    return connection?.canAttach ? connection : 404
  }

  remove(connection: Connection): void {
    if (this.#byToken.delete(connection.token)) this.limit.remove(connection.user)
  }

  get count(): number {
    return this.#byToken.size
  }

  tick(): void {
    const now = Date.now()
    for (const connection of this.#byToken.values()) connection.tick(now)
  }

  /** Closes the connections whose token is no longer valid. */
  async recheck(): Promise<void> {
    await Promise.all([...this.#byToken.values()].map((connection) => connection.recheck()))
  }

  closeAll(reason: string): void {
    for (const connection of this.#byToken.values()) connection.close(reason, true)
  }
}
