import type { Backplane } from './backplane/backplane'
import type { HubUser } from './user'

type Person = Pick<HubUser, 'tenant' | 'sub'>

/**
 * Counts the connections of each person. When a person has as many as allowed, the newest is refused and none is closed: a
 * call in progress keeps its connection, and a client that tries again gets in when another one ends.
 */
export class ConnectionLimit {
  #counts = new Map<string, number>()

  constructor(
    private readonly max: number,
    /** The other processes; they are connected after this process has its connections. */
    private readonly backplane: () => Backplane,
  ) {}

  /** Whether a person has as many connections as allowed, at all processes. */
  async isFull(person: Person): Promise<boolean> {
    if (this.isFullHere(person)) return true
    // While the database fails nobody knows. This process still keeps its own limit.
    const elsewhere = await this.backplane()
      .countElsewhere(person.tenant, person.sub)
      .catch(() => 0)
    return this.#countOf(person) + elsewhere >= this.max
  }

  /** Whether a person has as many connections as allowed at this process alone. */
  isFullHere(person: Person): boolean {
    return this.#countOf(person) >= this.max
  }

  add(person: Person): void {
    this.#set(person, this.#countOf(person) + 1)
  }

  remove(person: Person): void {
    this.#set(person, this.#countOf(person) - 1)
  }

  #set(person: Person, count: number): void {
    if (count > 0) this.#counts.set(personKeyOf(person), count)
    else this.#counts.delete(personKeyOf(person))
    this.backplane().setConnections(person.tenant, person.sub, count)
  }

  #countOf(person: Person): number {
    return this.#counts.get(personKeyOf(person)) ?? 0
  }
}

const personKeyOf = ({ tenant, sub }: Person) => `${tenant}/${sub}`
