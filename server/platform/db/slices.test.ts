// @vitest-environment node
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { Tx } from './database'
import { openPglite } from './pglite'
import { readSlices, workInSlices } from './slices'

it('generates all rows; statements of others run between the slices', async () => {
  const db = await openPglite()
  const read = (last?: { n: number }) =>
    db.query<{ n: number }>(
      `select n from generate_series(1, 60) n, (select count(*) from generate_series(1, 50000)) as work
       where n > $1 order by n limit 2`,
      [last?.n ?? 0],
    )
  const rows: number[] = []
  let readWhenOthersEnded = 0
  const others = (async () => {
    for (let statement = 0; statement < 10; statement++) await db.query('select 1')
    readWhenOthersEnded = rows.length
  })()
  for await (const slice of readSlices(db, read)) rows.push(...slice.map(({ n }) => n))
  await others
  expect(rows).toEqual(Array.from({ length: 60 }, (_, index) => index + 1))
  expect(readWhenOthersEnded).toBeLessThan(40)
  await db.close()
})

it('long works on the embedded database take turns, and others run after each part', async () => {
  const db = { kind: 'pglite', tx: (work: (tx: Tx) => Promise<unknown>) => work(db) } as Tx
  const parts: { startedAt: number; endedAt: number }[] = []
  const part = async () => {
    const startedAt = performance.now()
    await pause(45)
    parts.push({ startedAt, endedAt: performance.now() })
  }
  const read = async (last = 0) => {
    await part()
    return last < 3 ? [last + 1] : []
  }
  const drain = async (slices: AsyncIterable<unknown[]>) => {
    for await (const slice of slices) expect(slice).toHaveLength(1)
  }
  await Promise.all([
    drain(readSlices(db, read)),
    drain(readSlices(db, read)),
    drain(workInSlices(db, [1, 2, 3], part)),
  ])
  expect(parts).toHaveLength(11)
  const rests = parts.slice(1).map(({ startedAt }, index) => startedAt - (parts[index]?.endedAt ?? 0))
  expect(Math.min(...rests)).toBeGreaterThan(20)
})
