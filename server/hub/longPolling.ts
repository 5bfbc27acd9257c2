import type { ServerResponse } from 'node:http'
import type { Connection, Transport } from './connection'
import type { Limits } from './limits'

/** Carries a connection over answers that wait: each poll is answered when there is something to say. */
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
    this.#take()
    this.connection.end()
  }

  /** What is queued still goes out to a waiting poll; without anything queued it is told that the connection ended. */
  readonly close = (): void => {
    this.#closed = true
    this.#flush()
  }

  /** Takes over a poll. */
  poll(res: ServerResponse): void {
    this.connection.touch()
    this.#waiting?.writeHead(204).end()
    this.#waiting = res
    const timer = setTimeout(() => this.#answer(res, ''), this.limits.poll)
    // A client that waits is alive, although it says nothing.
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
    if (this.#queue.length > 0) return this.#answer(res, this.#take())
    if (this.#closed) {
      this.#waiting = undefined
      res.writeHead(204).end()
    }
  }

  #take(): string {
    this.#unsent = 0
    return this.#queue.splice(0).join('')
  }

  #answer(res: ServerResponse, text: string): void {
    if (this.#waiting !== res) return
    this.#waiting = undefined
    res.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(text)
  }
}
