import { expect, test } from 'vitest'
import type { Call } from '@portico/core/http/useCall'
import type { KnownPart } from './history'
import { readHistory } from './readHistory'

test('DEV-004 what the person has is handed on answer by answer until the time of the file, with ids that the API takes', async () => {
  const queries: { beforeTime: string; beforeId: number }[] = []
  const call = (async (_: string, { query }: { query: { beforeTime: string; beforeId: number } }) => {
    queries.push(query)
    const isFirst = queries.length === 1
    const times = [isFirst ? 5000 : 1000]
    const removed = { times: [500], values: [60] }
    return { groups: [{ ids: [7], times, values: [72] }], hasMore: isFirst, ...(!isFirst && { removed }) }
  }) as unknown as Call
  const parts: [requests: number, part: KnownPart][] = []
  await readHistory([{ id: 1, from: 0, to: 9999 }], call, async (part) => {
    parts.push([queries.length, part])
  })
  expect(parts).toEqual([
    [1, { id: 1, times: [5000], values: [72] }],
    [2, { id: 1, times: [1000], values: [72] }],
    [2, { id: 1, times: [500], values: [60], isRemoved: true }],
  ])
  expect(queries).toEqual([
    { beforeTime: new Date(10_000).toISOString(), beforeId: 2 ** 31 - 1 },
    { beforeTime: new Date(5000).toISOString(), beforeId: 7 },
  ])
})
