import type { Connection } from './connection'
import type { HubUser } from './user'

/** All connections of the hub by their secret. */
export class Connections {
  #byToken = new Map<string, Connection>()

  constructor(private readonly create: (user: HubUser, stateful: boolean) => Connection) {}

  add(user: HubUser, stateful: boolean): Connection {
    const connection = this.create(user, stateful)
    this.#byToken.set(connection.token, connection)
    return connection
  }

  /** Finds the connection of a secret, only for the person who opened it. */
  find(user: HubUser, token: string | null): Connection | undefined {
    const connection = this.#byToken.get(token ?? '')
    const isOwn = connection?.user.sub === user.sub && connection.user.tenant === user.tenant
    return isOwn ? connection : undefined
  }

  /** The connection of a WebSocket. Without a secret the client skipped negotiation and gets a new connection. */
  forSocket(user: HubUser, token: string | null): Connection | undefined {
    if (token === null) return this.add(user, false)
    const connection = this.find(user, token)
    return connection?.canAttach ? connection : undefined
  }

  remove(connection: Connection): void {
    this.#byToken.delete(connection.token)
  }

  tick(): void {
    const now = Date.now()
    for (const connection of this.#byToken.values()) connection.tick(now)
  }

  closeAll(reason: string): void {
    for (const connection of this.#byToken.values()) connection.close(reason, true)
  }
}
