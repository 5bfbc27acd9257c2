import type { ServerResponse } from 'node:http'
import type { Connection, Transport } from './connection'
import type { Limits } from './limits'

/** Long-polling transport: each poll is answered once there are messages. */
export class LongPolling implements Transport {
  #queue: string[] = []
  #unsent = 0
  #waiting: ServerResponse | undefined
  #closed = false

  constructor(
    private readonly connection: Connection,
    private readonly limits: Pick<Limits, 'poll' | 'unsent'>,
  ) {}

  readonly send = (text: string): void => {
    this.#queue.push(text)
    this.#unsent += text.length
    this.#flush()
    if (this.#unsent <= this.limits.unsent) return
    this.#drain()
    this.connection.end()
  }

  /** Sends queued messages to a waiting poll; with an empty queue the poll gets 204, which means closed. */
  readonly close = (): void => {
    this.#closed = true
    this.#flush()
  }

  /** Accepts the next poll. */
  poll(res: ServerResponse): void {
    this.connection.touch()
    this.#waiting?.writeHead(204).end()
    this.#waiting = res
    const timer = setTimeout(() => this.#answer(res, ''), this.limits.poll)
    // A waiting client is alive, although it sends nothing.
    const alive = setInterval(() => this.connection.touch(), this.limits.poll / 10)
    res.on('close', () => {
      clearTimeout(timer)
      clearInterval(alive)
      if (this.#waiting === res) this.#waiting = undefined
    })
    this.#flush()
  }

  #flush(): void {
    const res = this.#waiting
    if (!res) return
    if (this.#queue.length > 0) return this.#answer(res, this.#drain())
    if (this.#closed) {
      this.#waiting = undefined
      res.writeHead(204).end()
    }
  }

  #drain(): string {
    this.#unsent = 0
    return this.#queue.splice(0).join('')
  }

  #answer(res: ServerResponse, text: string): void {
    if (this.#waiting !== res) return
    this.#waiting = undefined
    res.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(text)
  }
}
