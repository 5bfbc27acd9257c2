import { randomBytes } from 'node:crypto'
import type { HubUser } from './user'
import type { Limits } from './limits'
import {
  decode,
  encode,
  isCounted,
  Kind,
  RecordReader,
  type HubRecord,
  type OutgoingRecord,
} from './protocol'
import { Replay } from './replay'

/** How a connection reaches its client at the moment. */
export interface Transport {
  send: (text: string) => void
  close: () => void
}

/** What the hub does for a connection. */
export interface ConnectionEvents {
  invoked: (connection: Connection, record: HubRecord) => void
  ended: (connection: Connection) => void
}

const newId = () => randomBytes(16).toString('base64url')

/** One client of the hub. It outlives a lost WebSocket when the client asked for stateful reconnect. */
export class Connection {
  readonly id = newId()
  /** The secret by which a transport finds its connection. */
  readonly token = newId()
  #transport: Transport | undefined
  #replay: Replay | undefined
  #reader = new RecordReader()
  #handshaken = false
  #ended = false
  #graceTimer: NodeJS.Timeout | undefined
  #ackTimer: NodeJS.Timeout | undefined
  #heardAt = Date.now()
  #saidAt = Date.now()

  constructor(
    readonly user: HubUser,
    private readonly limits: Limits,
    private readonly events: ConnectionEvents,
    stateful: boolean,
  ) {
    if (stateful) this.#replay = new Replay(limits.replay)
  }

  /** A second transport is taken only where the connection can go on: stateful, after the handshake. */
  get canAttach(): boolean {
    return !this.#ended && (this.#transport === undefined || (this.#replay !== undefined && this.#handshaken))
  }

  attach(transport: Transport): void {
    const previous = this.#transport
    this.#transport = transport
    previous?.close()
    clearTimeout(this.#graceTimer)
    this.#heardAt = Date.now()
    if (!this.#handshaken || !this.#replay) return
    this.#reader.reset()
    this.#replay.interrupt()
    for (const text of this.#replay.resume()) this.#write(text)
  }

  /** The transport is gone. */
  detach(transport: Transport): void {
    if (this.#transport !== transport) return
    this.#transport = undefined
    if (!this.#replay || !this.#handshaken) return this.end()
    this.#graceTimer = setTimeout(() => this.end(), this.limits.grace)
    this.#graceTimer.unref()
  }

  /** Long polling has no stateful reconnect. */
  disableReplay(): void {
    this.#replay = undefined
  }

  /** A sign of life. */
  touch(): void {
    this.#heardAt = Date.now()
  }

  receive(text: string): void {
    this.touch()
    const records = this.#reader.read(text, this.limits.record)
    if (!records) return this.close('A message is too long')
    for (const record of records) {
      if (this.#ended) return
      this.#take(decode(record))
    }
  }

  send(record: OutgoingRecord): void {
    if (this.#ended) return
    const text = encode(record)
    if (this.#replay && isCounted(record) && !this.#replay.remember(text))
      return this.close('Too much was not acknowledged')
    this.#write(text)
  }

  /** Says goodbye with the reason; `allowReconnect` lets the client's automatic reconnect begin. */
  close(error?: string, allowReconnect = false): void {
    if (this.#ended) return
    this.#write(
      encode({ type: Kind.Close, ...(error && { error }), ...(allowReconnect && { allowReconnect }) }),
    )
    this.end()
  }

  end(): void {
    if (this.#ended) return
    this.#ended = true
    clearTimeout(this.#graceTimer)
    clearTimeout(this.#ackTimer)
    this.#transport?.close()
    this.events.ended(this)
  }

  /** Called regularly: keeps a quiet connection alive and ends one whose client is silent. */
  tick(now: number): void {
    const silent = now - this.#heardAt
    if (!this.#handshaken && silent > this.limits.handshake) return this.end()
    // Without a transport it waits for one to come back, but not for ever: it may never have had one.
    if (!this.#transport)
      return silent > this.limits.clientTimeout + this.limits.grace ? this.end() : undefined
    if (silent > this.limits.clientTimeout) return this.close('The client was silent for too long', true)
    if (this.#handshaken && now - this.#saidAt >= this.limits.keepAlive)
      this.#write(encode({ type: Kind.Ping }))
  }

  #write(text: string): void {
    this.#saidAt = Date.now()
    this.#transport?.send(text)
  }

  #take(record: Record<string, unknown> | undefined): void {
    if (!record) return this.close('Not JSON')
    if (!this.#handshaken) return this.#handshake(record)
    const { type } = record
    if (typeof type === 'number') this.#hear({ ...record, type })
  }

  #handshake({ protocol, version }: Record<string, unknown>): void {
    if (protocol !== 'json' || (version !== 1 && version !== 2)) {
      this.#write(encode({ error: 'Only the json protocol, version 1 or 2, is spoken here.' }))
      return this.end()
    }
    this.#handshaken = true
    this.#write(encode({}))
  }

  #hear(record: HubRecord): void {
    const verdict = this.#replay?.receive(record) ?? 'take'
    if (verdict === 'gap') return this.close('Messages were lost')
    if (this.#replay && isCounted(record)) this.#acknowledgeSoon(this.#replay)
    if (verdict === 'skip') return
    if (record.type === Kind.Invocation || record.type === Kind.StreamInvocation)
      this.events.invoked(this, record)
    if (record.type === Kind.Close) this.end()
    if (record.type === Kind.Ack && typeof record.sequenceId === 'number')
      this.#replay?.acknowledge(record.sequenceId)
  }

  #acknowledgeSoon(replay: Replay): void {
    this.#ackTimer ??= setTimeout(() => {
      this.#ackTimer = undefined
      this.#write(encode({ type: Kind.Ack, sequenceId: replay.lastReceivedId }))
    }, this.limits.acknowledge).unref()
  }
}
