import fs from 'node:fs'

/**
 * Syncs the log of the embedded database without blocking the process: on a busy disk one sync takes half a second. The database
 * continues as if the log were on the disk. Therefore a write is acknowledged after `done`, and `syncNow` runs before any other
 * file changes. Once a sync has failed every function throws its error, because the state of the disk is unknown.
 */
export class LogSync {
  /** The number of requested syncs. */
  requested = 0
  readonly #waiting = new Set<number>()
  #running: { files: readonly number[]; done: Promise<void> } | undefined
  #next: Promise<void> | undefined
  #closes: (() => void)[] = []
  #failure: unknown

  /** Requests a sync. `file` is a file descriptor. */
  request(file: number): void {
    this.#throwFailure()
    this.requested++
    this.#waiting.add(file)
    // Callers of `done` receive the error.
    this.done().catch(() => undefined)
  }

  /** Resolves when all requested syncs have finished. Rejects if one fails. */
  async done(): Promise<void> {
    this.#throwFailure()
    if (this.#waiting.size === 0) return this.#running?.done
    return (this.#next ??= this.#syncNext())
  }

  /** Finishes all requested syncs. Blocks the process until then. */
  syncNow(): void {
    this.#throwFailure()
    try {
      for (const file of new Set([...this.#waiting, ...(this.#running?.files ?? [])])) fs.fsyncSync(file)
    } catch (error) {
      this.#failure = error
      throw error
    }
    this.#waiting.clear()
  }

  /** Closes a file when its running sync has finished. */
  close(file: number, close: () => void): void {
    if (this.#waiting.has(file)) this.syncNow()
    if (this.#running?.files.includes(file)) this.#closes.push(close)
    else close()
  }

  #throwFailure(): void {
    if (this.#failure !== undefined) throw this.#failure
  }

  /** Starts one sync for all requests that arrived while another was running. */
  async #syncNext(): Promise<void> {
    await this.#running?.done
    this.#throwFailure()
    const files = [...this.#waiting]
    this.#waiting.clear()
    this.#next = undefined
    const done = this.#sync(files)
    this.#running = { files, done }
    return done
  }

  async #sync(files: readonly number[]): Promise<void> {
    try {
      await Promise.all(files.map(syncFile))
    } catch (error) {
      this.#failure = error
      throw error
    } finally {
      this.#running = undefined
      for (const close of this.#closes.splice(0)) close()
    }
  }
}

const syncFile = (file: number) =>
  new Promise<void>((resolve, reject) => fs.fsync(file, (error) => (error ? reject(error) : resolve())))
