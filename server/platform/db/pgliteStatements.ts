import { parse, protocol, type PGlite } from '@electric-sql/pglite'
import { nameOfPrepared } from './prepared'

const { serialize } = protocol

/** How many statements it remembers. */
const MAX_KNOWN = 500

interface Statement {
  /** Of one that stays planned; '' for others. */
  name: string
  /** The types of the parameters, as the database numbers them. */
  types: readonly number[]
}

/**
 * The statements of an embedded database. It asks the database once for the types of their parameters, and sends the rest in one
 * message. Those that are marked as prepared stay planned. Call its methods while nothing else uses the database.
 */
export class PgliteStatements {
  /** By the text of a statement, the one used last at the end. */
  readonly #known = new Map<string, Statement>()

  constructor(private readonly lite: PGlite) {}

  /** Runs a statement, and returns its rows. Rejects with the database's error. */
  async run<T>(sql: string, params: readonly unknown[]): Promise<T[]> {
    const name = nameOfPrepared(sql) ?? ''
    const known = this.#known.get(sql)
    // A text may be marked after it has run.
    const isKnown = known?.name === name
    const statement = isKnown ? known : await this.#parse(sql, name)
    this.#remember(sql, statement)
    const values = params.map((value, index) => this.#toText(value, statement.types[index]))
    const messages = await this.#send(
      ...(isKnown && name === '' ? [serialize.parse({ text: sql })] : []),
      serialize.bind({ statement: name, values }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
    )
    return (parse.parseResults(messages, this.lite.parsers)[0]?.rows ?? []) as T[]
  }

  /** Forgets all statements, because the columns of their tables change. */
  async clear(): Promise<void> {
    const names = [...this.#known.values()].map(({ name }) => name).filter((name) => name !== '')
    this.#known.clear()
    await this.#send(...names.map((name) => serialize.close({ type: 'S', name })))
  }

  async #parse(text: string, name: string): Promise<Statement> {
    const messages = await this.#send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    )
    return { name, types: parse.parseDescribeStatementResults(messages) }
  }

  #remember(sql: string, statement: Statement): void {
    this.#known.delete(sql)
    this.#known.set(sql, statement)
    if (this.#known.size <= MAX_KNOWN) return
    // Those that stay planned are few, and the database has them for as long as it is open.
    for (const [other, { name }] of this.#known) if (name === '') return void this.#known.delete(other)
  }

  #toText(value: unknown, type: number | undefined) {
    if (value === null || value === undefined) return null
    const toText = type === undefined ? undefined : this.lite.serializers[type]
    // The library does the same with types that it does not know.
    return toText ? toText(value) : (value as { toString(): string }).toString()
  }

  /** Sends messages together. After an error the database ignores all until the last one. */
  #send(...messages: readonly Uint8Array[]) {
    return this.lite.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false })
  }
}
