import type { Tx } from './database'

/**
 * The number of rows in a slice. The embedded database runs one statement at a time and blocks the process meanwhile, so a
 * slice takes a few milliseconds.
 */
export const SLICE_ROWS = 200

/** The longest that a transaction of long work takes, in milliseconds, unless one of its steps takes longer. */
const SLICE_MS = 40

/** How long long work rests after a part, as a share of the time that the part took. */
const REST_OF_WORK = 0.5
/** A screen sends many statements one after the other, and each would wait for another part. */
const REST_OF_READ = 1

/**
 * Runs `work` on each item, in transactions of about 40 ms with as many items as they have time for. After each, generates
 * its items with their results. On the embedded database others run in between for half as long.
 */
export async function* workInSlices<Item, Result>(
  db: Tx,
  items: readonly Item[],
  work: (tx: Tx, item: Item) => Promise<Result>,
): AsyncIterable<{ item: Item; result: Result }[]> {
  const slice = (from: number) =>
    db.tx(async (tx) => {
      const startedAt = performance.now()
      const results: { item: Item; result: Result }[] = []
      for (const item of items.slice(from)) {
        results.push({ item, result: await work(tx, item) })
        if (performance.now() - startedAt > SLICE_MS) break
      }
      return results
    })
  for (let next = 0; next < items.length;) {
    const done = await inTurn(db, REST_OF_WORK, () => slice(next))
    next += done.length
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
    const rows = await inTurn(db, REST_OF_READ, () => read(last))
    last = rows.at(-1)
    if (last === undefined) return
    yield rows
  }
}

/** The end of the last turn, by database. */
const turns = new WeakMap<Tx, Promise<void>>()

/**
 * Runs a part of long work. On the embedded database long works take turns, and all of them rest after each part: however
 * many there are, others run in between. The result does not wait for the rest.
 */
async function inTurn<Result>(db: Tx, rest: number, part: () => Promise<Result>): Promise<Result> {
  if (db.kind !== 'pglite') return part()
  const before = turns.get(db)
  let endTurn = () => {}
  turns.set(db, new Promise((resolve) => (endTurn = resolve)))
  await before
  const startedAt = performance.now()
  try {
    return await part()
  } finally {
    setTimeout(endTurn, (performance.now() - startedAt) * rest)
  }
}
