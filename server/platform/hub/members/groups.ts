import type { Connection } from '../connection'
import { Kind } from '../protocol'

/** Called when a group gets its first connection or loses its last one. */
export type OnPresence = (name: string, isPresent: boolean) => void

/** Named groups of connections. */
export class Groups {
  #members = new Map<string, Set<Connection>>()

  constructor(private readonly onPresence: OnPresence = () => {}) {}

  join(name: string, connection: Connection): void {
    const members = this.#members.get(name)
    if (members) return void members.add(connection)
    this.#members.set(name, new Set([connection]))
    this.onPresence(name, true)
  }

  leave(name: string, connection: Connection): void {
    const members = this.#members.get(name)
    if (!members?.delete(connection) || members.size > 0) return
    this.#members.delete(name)
    this.onPresence(name, false)
  }

  leaveAll(connection: Connection): void {
    for (const name of this.#members.keys()) this.leave(name, connection)
  }

  /** Whether the group has a connection. */
  has(name: string): boolean {
    return this.#members.has(name)
  }

  /** Invokes a method on every client of the group. Returns the number of clients. */
  send(name: string, target: string, ...args: unknown[]): number {
    return this.sendEach(name, target, () => args)
  }

  /** The same with arguments for each client. Undefined: nothing for this one. Returns the number of clients. */
  sendEach(
    name: string,
    target: string,
    argumentsFor: (connection: Connection) => readonly unknown[] | undefined,
  ): number {
    const members = [...(this.#members.get(name) ?? [])]
    for (const connection of members) {
      const args = argumentsFor(connection)
      if (args) connection.send({ type: Kind.Invocation, target, arguments: args })
    }
    return members.length
  }
}
