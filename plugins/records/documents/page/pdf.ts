import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist'

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href

/** Pixels of the drawn page per CSS pixel at most: more only costs memory. */
const MAX_DENSITY = 2

/** An open PDF. */
export interface Pdf {
  pages: number
  /** Draws a page, numbered from 1, as wide as the canvas's container, and resolves to its text. */
  draw(number: number, canvas: HTMLCanvasElement, signal: AbortSignal): Promise<string>
  close(): void
}

/** Opens a PDF. Scripts in it never run. Rejects for a damaged file or one with a password. */
export async function openPdf(file: Blob): Promise<Pdf> {
  const data = new Uint8Array(await file.arrayBuffer())
  const loading = getDocument({ data, useSystemFonts: true, useWasm: false })
  const pdf = await loading.promise
  return {
    pages: pdf.numPages,
    draw: async (number, canvas, signal) => {
      const page = await pdf.getPage(number)
      const width = canvas.parentElement?.clientWidth ?? 600
      const scale = (width / page.getViewport({ scale: 1 }).width) * Math.min(devicePixelRatio, MAX_DENSITY)
      const viewport = page.getViewport({ scale })
      signal.throwIfAborted()
      Object.assign(canvas, { width: viewport.width, height: viewport.height })
      const task = page.render({ canvas, viewport })
      signal.addEventListener('abort', () => task.cancel())
      await task.promise
      const { items } = await page.getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join(' ')
    },
    close: () => void loading.destroy(),
  }
}
