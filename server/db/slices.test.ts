// @vitest-environment node
import { expect, it } from 'vitest'
import { openPglite } from './pglite'
import { readSlices } from './slices'

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
