import type { Page } from './pages'
import type { PageWorker } from './pageWorker'

/** The longest side of a page in pixels: A4 at 200 pixels per inch, at which small print is readable. */
const MAX_PAGE_SIDE = 2339
/** Qualities of JPEG, until the file is small enough to be sent. */
const qualities = [0.8, 0.6, 0.4]
/** The largest file that is sent, with room for what is around the pages (C-092). */
const MAX_BYTES = 24_500_000

interface Making {
  pages: readonly Page[]
  title: string
  language: string
  /** Called with the number of pages that are drawn. */
  onDrawn: (count: number) => void
}

/** Makes a PDF of photos. Each page is drawn alone, so that one photo is in memory at a time. Rejects with `PageError`. */
export async function makePdf(
  worker: PageWorker,
  { pages, title, language, onDrawn }: Making,
): Promise<File> {
  for (const quality of qualities) {
    const drawn = []
    for (const { photo, turns, quad } of pages) {
      drawn.push(await worker.draw({ photo, turns, quad, maxSide: MAX_PAGE_SIDE, quality }))
      onDrawn(drawn.length)
    }
    const size = drawn.reduce((sum, { file }) => sum + file.size, 0)
    if (size > MAX_BYTES && quality !== qualities.at(-1)) continue
    const file = await worker.join(drawn, title, language)
    return new File([file], `${title}.pdf`, { type: 'application/pdf' })
  }
  throw new Error('No quality')
}
