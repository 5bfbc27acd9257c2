import { expect, it, vi } from 'vitest'
import type { Tx } from './engine'
import { batchQueries } from './batchQueries'

const db = {} as Tx
const other = {} as Tx

it('asks once for all that is wanted in one turn, and each gets the own answer', async () => {
  const read = vi.fn<(on: Tx, keys: readonly number[]) => Promise<number[]>>((_, keys) =>
    Promise.resolve(keys.map((key) => key * 10)),
  )
  const ask = batchQueries(read)
  await expect(Promise.all([ask(db, 1), ask(db, 2), ask(other, 3), ask(db, 1)])).resolves.toEqual([
    10, 20, 30, 10,
  ])
  expect(read.mock.calls.map(([, keys]) => keys)).toEqual([[1, 2, 1], [3]])
})

it('remembers nothing, and a failure is over with its turn', async () => {
  let turn = 0
  const ask = batchQueries<string, number>((_, keys) => {
    turn++
    return turn === 1 ? Promise.reject(new Error('gone')) : Promise.resolve(keys.map(() => turn))
  })
  await expect(Promise.allSettled([ask(db, 'a'), ask(db, 'b')])).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ])
  await expect(ask(db, 'a')).resolves.toBe(2)
  await expect(ask(db, 'a')).resolves.toBe(3)
})
