import type { Connection } from './connection'
import type { HubCaller } from './user'

/** All connections of the hub by their secret. */
export class Connections {
  #byToken = new Map<string, Connection>()

  constructor(private readonly create: (caller: HubCaller, stateful: boolean) => Connection) {}

  add(caller: HubCaller, stateful: boolean): Connection {
    const connection = this.create(caller, stateful)
    this.#byToken.set(connection.token, connection)
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

  /** The connection of a WebSocket. Without a secret the client skipped negotiation and gets a new connection. */
  forSocket(caller: HubCaller, token: string | null): Connection | undefined {
    if (token === null) return this.add(caller, false)
    const connection = this.find(caller, token)
    return connection?.canAttach ? connection : undefined
  }

  remove(connection: Connection): void {
    this.#byToken.delete(connection.token)
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
