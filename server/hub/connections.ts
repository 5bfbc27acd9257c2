import type { Connection } from './connection'
import type { HubUser } from './user'

/** All connections of the hub, found by the secret their transport presents. */
export class Connections {
  #byToken = new Map<string, Connection>()

  constructor(private readonly make: (user: HubUser, stateful: boolean) => Connection) {}

  add(user: HubUser, stateful: boolean): Connection {
    const connection = this.make(user, stateful)
    this.#byToken.set(connection.token, connection)
    return connection
  }

  /** The connection of a secret, for the person it was made for only. */
  find(user: HubUser, token: string | null): Connection | undefined {
    const connection = this.#byToken.get(token ?? '')
    const same = connection?.user.sub === user.sub && connection.user.tenant === user.tenant
    return same ? connection : undefined
  }

  /** The connection a WebSocket belongs to; without a secret the client skipped negotiation and gets a new one. */
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
