import { setTimeout as pause } from 'node:timers/promises'
import type { Tx } from './engine'

/**
 * The number of rows in a slice. The embedded engine runs one statement at a time and blocks the process meanwhile, so a
 * slice takes a few milliseconds.
 */
export const SLICE_ROWS = 200

/** The longest that a transaction of long work takes, in milliseconds, unless one of its steps takes longer. */
const SLICE_MS = 40

/**
 * Runs `work` on each item, in transactions of about 40 ms with as many items as they have time for. After each, generates
 * its items with their results. On the embedded engine others run in between for half as long.
 */
export async function* workInSlices<Item, Result>(
  db: Tx,
  items: readonly Item[],
  work: (tx: Tx, item: Item) => Promise<Result>,
): AsyncIterable<{ item: Item; result: Result }[]> {
  for (let next = 0; next < items.length;) {
    const startedAt = performance.now()
    const done = await db.tx(async (tx) => {
      const results: { item: Item; result: Result }[] = []
      for (const item of items.slice(next)) {
        results.push({ item, result: await work(tx, item) })
        if (performance.now() - startedAt > SLICE_MS) break
      }
      return results
    })
    next += done.length
    await yieldToOthers(db, (performance.now() - startedAt) / 2)
    yield done
  }
}

/**
 * Generates the rows of a long read in slices. `read` returns the rows after `last`, none at the end. Between two slices
 * others run.
 */
export async function* readSlices<Row>(
  db: Tx,
  read: (last: Row | undefined) => Promise<Row[]>,
): AsyncIterable<Row[]> {
  let last: Row | undefined
  for (;;) {
    const startedAt = performance.now()
    const rows = await read(last)
    const spent = performance.now() - startedAt
    last = rows.at(-1)
    if (last === undefined) return
    yield rows
    await yieldToOthers(db, spent)
  }
}

/**
 * Lets other requests run after a part of long work that took `spent` milliseconds. On the embedded engine the work rests
 * as long as it worked: a screen sends many statements one after the other, and each would wait for another part.
 */
export const yieldToOthers = (db: Tx, spent: number): Promise<void> => pause(db.kind === 'pglite' ? spent : 0)
