import { expect, it, vi } from 'vitest'
import { makePdf } from './makePdf'
import { changePages, noPages } from './pages'
import { photoType, type PageWorker } from './pageWorker'

/** A worker whose pages have `bytes` at full quality, and in proportion at others. */
function workerOf(bytes: number) {
  const draw = vi.fn<PageWorker['draw']>(async ({ quality }) => ({
    file: { size: bytes * quality } as Blob,
    width: 1,
    height: 1,
  }))
  const join = vi.fn<PageWorker['join']>(async (pages) => new Blob([`${pages.length} pages`]))
  return { draw, join, read: async () => [], close: () => undefined }
}
const photo = { file: new Blob(), width: 10, height: 20 }
const { pages } = changePages(noPages, { do: 'add', photos: [photo, photo, photo] })

it('REC-002 the pages are drawn one after the other and joined under their title', async () => {
  const worker = workerOf(500_000)
  const onDrawn = vi.fn<(count: number) => void>()
  const file = await makePdf(worker, { pages, title: 'Informe', language: 'es', onDrawn })
  expect([file.name, file.type, await file.text()]).toEqual(['Informe.pdf', 'application/pdf', '3 pages'])
  expect(onDrawn.mock.calls).toEqual([[1], [2], [3]])
  expect(new Set(worker.draw.mock.calls.map(([{ maxSide }]) => maxSide)).size).toBe(1)
})

it('REC-004 C-092 pages that are too large together are drawn with fewer bytes', async () => {
  const worker = workerOf(12_000_000)
  await makePdf(worker, { pages, title: 'Informe', language: 'es', onDrawn: () => undefined })
  const qualities = worker.draw.mock.calls.map(([{ quality }]) => quality)
  expect(qualities[0]).toBeGreaterThan(qualities.at(-1) ?? 1)
  const sent = worker.join.mock.calls[0]?.[0].reduce((sum, { file }) => sum + file.size, 0)
  expect(sent).toBeLessThan(25_000_000)
})

it('REC-002 a photo of an iPhone is known by its name where the system has no type for it', () => {
  expect(photoType({ name: 'IMG_1.HEIC', type: '' })).toBe('image/heic')
  expect(photoType({ name: 'a.tif', type: '' })).toBe('image/tiff')
  expect(photoType({ name: 'a.jpg', type: 'image/jpeg' })).toBe('image/jpeg')
})
