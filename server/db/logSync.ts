import fs from 'node:fs'

/**
 * Syncs the log of the embedded engine while the process serves others: on a busy disk one sync takes half a second. The engine
 * goes on as if the log were synced, so whoever writes waits for `done`, and whoever changes other files calls `syncNow` before.
 */
export class LogSync {
  /** The number of syncs that the engine has asked for. */
  requested = 0
  readonly #waiting = new Set<number>()
  #running: { files: readonly number[]; done: Promise<void> } | undefined
  #next: Promise<void> | undefined
  #closes: (() => void)[] = []
  #failure: unknown

  /** Asks for a sync of a file. In: its descriptor. Throws after a sync has failed: what the disk holds is unknown then. */
  request(file: number): void {
    if (this.#failure !== undefined) throw this.#failure
    this.requested++
    this.#waiting.add(file)
    // Whoever waits gets the error too.
    this.done().catch(() => undefined)
  }

  /** Resolves when everything asked for so far is on the disk; rejects if a sync fails. */
  async done(): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure
    if (this.#waiting.size === 0) return this.#running?.done
    return (this.#next ??= this.#syncNext())
  }

  /** Syncs what is asked for and blocks the process meanwhile. */
  syncNow(): void {
    for (const file of new Set([...this.#waiting, ...(this.#running?.files ?? [])])) fs.fsyncSync(file)
    this.#waiting.clear()
  }

  /** Closes a file, after the sync that runs for it. */
  close(file: number, close: () => void): void {
    if (this.#waiting.has(file)) this.syncNow()
    if (this.#running?.files.includes(file)) this.#closes.push(close)
    else close()
  }

  /** One sync for all who ask while another runs. */
  async #syncNext(): Promise<void> {
    await this.#running?.done
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
