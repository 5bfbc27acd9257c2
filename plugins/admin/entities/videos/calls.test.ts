import type { Call } from '@portico/core/http/useCall'
import { expect, test } from 'vitest'
import { readVideo, saveVideo, utcDate } from './calls'

test('ADMIN-112 ADMIN-113 reads a video by id and saves it with the id in the body', async () => {
  const requests: unknown[] = []
  const call = ((...input: unknown[]) => {
    requests.push(input)
    return Promise.resolve({ version: 3 })
  }) as Call
  await readVideo(call, '7')
  await saveVideo(call, '7', { description: 'x', publishmentDate: '2026-11-04', version: 2 }, 'key')
  expect(requests).toEqual([
    ['GET api/metadata/azure', { query: { metadataId: 7 }, quiet: true }],
    [
      'POST api/metadata',
      {
        body: { assetId: 7, description: 'x', publishmentDate: '2026-11-04', version: 2 },
        idempotencyKey: 'key',
        quiet: true,
      },
    ],
  ])
})

test.each([
  ['2026-11-04', '2026-11-04'],
  ['2026-11-04T00:30:00+02:00', '2026-11-03'],
  ['2026-11-03T23:30:00-05:00', '2026-11-04'],
  ['mañana', 'mañana'],
])('ADMIN-050 %s is published on %s of UTC', (day, date) => {
  expect(utcDate(day)).toBe(date)
})
