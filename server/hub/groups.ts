import type { Connection } from './connection'
import { Kind } from './protocol'

/** Named groups of connections. */
export class Groups {
  #members = new Map<string, Set<Connection>>()

  join(name: string, connection: Connection): void {
    const members = this.#members.get(name) ?? new Set()
    this.#members.set(name, members.add(connection))
  }

  leaveAll(connection: Connection): void {
    for (const [name, members] of this.#members) {
      if (members.delete(connection) && members.size === 0) this.#members.delete(name)
    }
  }

  /** Invokes a method on every client of the group. Returns the number of clients. */
  send(name: string, target: string, ...args: unknown[]): number {
    const members = [...(this.#members.get(name) ?? [])]
    for (const connection of members) connection.send({ type: Kind.Invocation, target, arguments: args })
    return members.length
  }
}
