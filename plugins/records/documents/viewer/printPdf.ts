import type { Pdf } from './pdf'

/** Longer documents are downloaded and printed by the program of the device. */
const MAX_PAGES = 60
/** Pixels across a printed page: 150 dots per inch. */
const WIDTH = 1240

/** Whether a document is printed from the page. */
export const canPrint = ({ pages }: Pick<Pdf, 'pages'>): boolean => pages <= MAX_PAGES

/** Draws all pages, one on each sheet, and prints them. The rest of the screen is not printed. */
export async function printPdf(pdf: Pdf): Promise<void> {
  const sheets = document.createElement('div')
  sheets.className = 'records-sheets'
  const urls: string[] = []
  const signal = new AbortController().signal
  try {
    for (let page = 1; page <= pdf.pages; page++) {
      const canvas = document.createElement('canvas')
      await pdf.draw(page, canvas, { width: WIDTH / Math.min(devicePixelRatio, 2), rotation: 0 }, signal)
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
      if (!blob) continue
      const image = document.createElement('img')
      urls.push(URL.createObjectURL(blob))
      image.src = urls.at(-1) ?? ''
      image.alt = ''
      await image.decode()
      sheets.append(image)
    }
    document.body.append(sheets)
    print()
  } finally {
    sheets.remove()
    for (const url of urls) URL.revokeObjectURL(url)
  }
}
