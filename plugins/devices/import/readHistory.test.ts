import { expect, test } from 'vitest'
import type { Call } from '@portico/core/http/useCall'
import { readHistory } from './readHistory'

test('DEV-004 what the person has is read until the time of the file, with ids that the API takes', async () => {
  const queries: { beforeTime: string; beforeId: number }[] = []
  const call = (async (_: string, { query }: { query: { beforeTime: string; beforeId: number } }) => {
    queries.push(query)
    const isFirst = queries.length === 1
    const times = [isFirst ? 5000 : 1000]
    return { groups: [{ ids: [7], times, values: [72] }], hasMore: isFirst }
  }) as unknown as Call
  const [history] = await readHistory([{ id: 1, from: 0, to: 9999 }], call)
  expect(history).toEqual({ id: 1, times: [1000, 5000], values: [72, 72] })
  expect(queries).toEqual([
    { beforeTime: new Date(10_000).toISOString(), beforeId: 2 ** 31 - 1 },
    { beforeTime: new Date(5000).toISOString(), beforeId: 7 },
  ])
})
