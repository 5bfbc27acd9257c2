import { randomBytes } from 'node:crypto'
import { InvalidToken } from '../errors/invalidToken'
import type { HubCaller } from './user'
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

/** The current channel to the client: a WebSocket or long polling. */
export interface Transport {
  send: (text: string) => void
  close: () => void
}

/** Callbacks of a connection. */
export interface ConnectionEvents {
  invoked: (connection: Connection, record: HubRecord) => void
  ended: (connection: Connection) => void
}

const newId = () => randomBytes(16).toString('base64url')

/** One client of the hub. With stateful reconnect it survives a lost WebSocket. */
export class Connection {
  readonly id = newId()
  /** The secret a transport presents to attach to its connection. */
  readonly token = newId()
  #caller: HubCaller
  #transport: Transport | undefined
  #replay: Replay | undefined
  #reader = new RecordReader()
  #isHandshakeDone = false
  #isEnded = false
  #graceTimer: NodeJS.Timeout | undefined
  #ackTimer: NodeJS.Timeout | undefined
  #lastReceivedAt = Date.now()
  #lastSentAt = Date.now()
  #endListeners: (() => void)[] = []

  constructor(
    caller: HubCaller,
    private readonly limits: Limits,
    private readonly events: ConnectionEvents,
    stateful: boolean,
  ) {
    this.#caller = caller
    if (stateful) this.#replay = new Replay(limits.replay)
  }

  get caller(): HubCaller {
    return this.#caller
  }

  get user(): HubCaller['user'] {
    return this.#caller.user
  }

  /** Takes the token of a later request of the same person, which may be a renewed one. */
  renewToken(caller: HubCaller): void {
    this.#caller = caller
  }

  /** Closes the connection when its token is no longer valid. The client may reconnect with a new token. */
  async recheck(): Promise<void> {
    const { caller } = this
    const isValid = await caller.verify().then(
      () => true,
      // While the database fails nobody knows, and the next check will tell.
      (error: unknown) => !(error instanceof InvalidToken),
    )
    if (!isValid && caller === this.caller) this.close('The session has ended', true)
  }

  /** A second transport may attach only to a stateful connection after its handshake. */
  get canAttach(): boolean {
    return (
      !this.#isEnded &&
      (this.#transport === undefined || (this.#replay !== undefined && this.#isHandshakeDone))
    )
  }

  attach(transport: Transport): void {
    const previous = this.#transport
    this.#transport = transport
    previous?.close()
    clearTimeout(this.#graceTimer)
    this.#lastReceivedAt = Date.now()
    if (!this.#isHandshakeDone || !this.#replay) return
    this.#reader.reset()
    this.#replay.interrupt()
    for (const text of this.#replay.resume()) this.#write(text)
  }

  /** Detaches a closed transport. */
  detach(transport: Transport): void {
    if (this.#transport !== transport) return
    this.#transport = undefined
    if (!this.#replay || !this.#isHandshakeDone) return this.end()
    this.#graceTimer = setTimeout(() => this.end(), this.limits.grace)
    this.#graceTimer.unref()
  }

  /** For long polling, which has no stateful reconnect. */
  disableReplay(): void {
    this.#replay = undefined
  }

  /** Resets the client timeout. */
  touch(): void {
    this.#lastReceivedAt = Date.now()
  }

  receive(text: string): void {
    this.touch()
    const records = this.#reader.read(text, this.limits.record)
    if (!records) return this.close('A message exceeds the size limit')
    for (const record of records) {
      if (this.#isEnded) return
      this.#handleRecord(decode(record))
    }
  }

  send(record: OutgoingRecord): void {
    if (this.#isEnded) return
    const text = encode(record)
    if (this.#replay && isCounted(record) && !this.#replay.remember(text))
      return this.close('Too many messages are not acknowledged')
    this.#write(text)
  }

  /** Sends a close message and ends the connection. `allowReconnect` lets the client reconnect automatically. */
  close(error?: string, allowReconnect = false): void {
    if (this.#isEnded) return
    this.#write(
      encode({ type: Kind.Close, ...(error && { error }), ...(allowReconnect && { allowReconnect }) }),
    )
    this.end()
  }

  end(): void {
    if (this.#isEnded) return
    this.#isEnded = true
    clearTimeout(this.#graceTimer)
    clearTimeout(this.#ackTimer)
    this.#transport?.close()
    this.events.ended(this)
    this.#endListeners.forEach((listener) => listener())
    this.#endListeners = []
  }

  /** Calls back once, when the client is gone: it closed the page, or did not come back in time. */
  whenEnded(listener: () => void): void {
    if (this.#isEnded) listener()
    else this.#endListeners.push(listener)
  }

  /** Called periodically: sends keep-alive pings and ends connections whose client timed out. */
  tick(now: number): void {
    const idle = now - this.#lastReceivedAt
    if (!this.#isHandshakeDone && idle > this.limits.handshake) return this.end()
    // A connection that never gets a transport would otherwise stay forever.
    if (!this.#transport) return idle > this.limits.clientTimeout + this.limits.grace ? this.end() : undefined
    if (idle > this.limits.clientTimeout) return this.close('The client timed out', true)
    if (this.#isHandshakeDone && now - this.#lastSentAt >= this.limits.keepAlive)
      this.#write(encode({ type: Kind.Ping }))
  }

  #write(text: string): void {
    this.#lastSentAt = Date.now()
    this.#transport?.send(text)
  }

  #handleRecord(record: Record<string, unknown> | undefined): void {
    if (!record) return this.close('A message is not JSON')
    if (!this.#isHandshakeDone) return this.#handshake(record)
    const { type } = record
    if (typeof type === 'number') this.#receiveRecord({ ...record, type })
  }

  #handshake({ protocol, version }: Record<string, unknown>): void {
    if (protocol !== 'json' || (version !== 1 && version !== 2)) {
      this.#write(encode({ error: 'Only the json protocol, version 1 or 2, is supported.' }))
      return this.end()
    }
    this.#isHandshakeDone = true
    this.#write(encode({}))
  }

  #receiveRecord(record: HubRecord): void {
    const verdict = this.#replay?.receive(record) ?? 'accept'
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
