import { expect, it, vi } from 'vitest'
import type { Tx } from './database'
import { batchQueries } from './batchQueries'

const db = {} as Tx
const other = {} as Tx

it('batches all lookups of one turn, per database, and returns each its own value', async () => {
  const read = vi.fn<(on: Tx, keys: readonly number[]) => Promise<number[]>>((_, keys) =>
    Promise.resolve(keys.map((key) => key * 10)),
  )
  const load = batchQueries(read)
  await expect(Promise.all([load(db, 1), load(db, 2), load(other, 3), load(db, 1)])).resolves.toEqual([
    10, 20, 30, 10,
  ])
  expect(read.mock.calls.map(([, keys]) => keys)).toEqual([[1, 2, 1], [3]])
})

it('caches nothing; a failure affects only its own batch', async () => {
  let turn = 0
  const load = batchQueries<string, number>((_, keys) => {
    turn++
    return turn === 1 ? Promise.reject(new Error('connection lost')) : Promise.resolve(keys.map(() => turn))
  })
  await expect(Promise.allSettled([load(db, 'a'), load(db, 'b')])).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ])
  await expect(load(db, 'a')).resolves.toBe(2)
  await expect(load(db, 'a')).resolves.toBe(3)
})
