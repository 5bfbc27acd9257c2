import {
  getDocument,
  GlobalWorkerOptions,
  PasswordException,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href

/** The folder beside this script with the decoders, character maps and fonts of pdf.js (`src/build/pdfFiles.ts`). */
declare const PDF_FILES: string
const files = (folder: string): string =>
  new URL(`${PDF_FILES}${folder}/`, import.meta.url.split('?')[0]).href

/** Pixels of the drawn page per CSS pixel at most: more only costs memory. */
const MAX_DENSITY = 2
/** The longest side of a drawn page: larger canvases stay empty on telephones. */
const MAX_SIDE = 4096

/** How a page is drawn. */
export interface PageView {
  /** Of the page, in CSS pixels. */
  width: number
  /** Clockwise, in degrees. */
  rotation: number
}

/** What a drawn page has. */
export interface DrawnPage {
  text: string
  /** Whether a picture of the page could not be drawn. */
  lacksPicture: boolean
}

/** An open PDF. Its pages are numbered from 1. */
export interface Pdf {
  pages: number
  draw(number: number, canvas: HTMLCanvasElement, view: PageView, signal: AbortSignal): Promise<DrawnPage>
  textOf(number: number): Promise<string>
  close(): void
}

/** The PDF has a password, and none or a wrong one was given. */
export class PasswordNeeded extends Error {
  override readonly name = 'PasswordNeeded'
}

/**
 * Opens a PDF. Scripts in it never run; decoders run as WebAssembly, or as scripts where a policy refuses that. Rejects with
 * `PasswordNeeded` without its password, and with another error for a damaged file.
 */
export async function openPdf(file: Blob, password?: string): Promise<Pdf> {
  const loading = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    ...(password !== undefined && { password }),
    useSystemFonts: true,
    useWorkerFetch: true,
    wasmUrl: files('wasm'),
    cMapUrl: files('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: files('standard_fonts'),
    iccUrl: files('iccs'),
  })
  const pdf = await loading.promise.catch(async (error: unknown) => {
    await loading.destroy()
    throw error instanceof PasswordException ? new PasswordNeeded() : error
  })
  return {
    pages: pdf.numPages,
    draw: async (number, canvas, view, signal) => {
      const page = await pdf.getPage(number)
      signal.throwIfAborted()
      await drawPage(page, canvas, view, signal)
      return { text: await textOfPage(page), lacksPicture: lacksPicture(page) }
    },
    textOf: async (number) => textOfPage(await pdf.getPage(number)),
    close: () => void loading.destroy(),
  }
}

async function drawPage(
  page: PDFPageProxy,
  canvas: HTMLCanvasElement,
  { width, rotation }: PageView,
  signal: AbortSignal,
): Promise<void> {
  const turned = { rotation: (page.rotate + rotation) % 360 }
  const natural = page.getViewport({ scale: 1, ...turned })
  const wanted = (width / natural.width) * Math.min(devicePixelRatio, MAX_DENSITY)
  const scale = Math.min(wanted, MAX_SIDE / Math.max(natural.width, natural.height))
  const viewport = page.getViewport({ scale, ...turned })
  Object.assign(canvas, { width: viewport.width, height: viewport.height })
  const task = page.render({ canvas, viewport })
  signal.addEventListener('abort', () => task.cancel())
  await task.promise
}

async function textOfPage(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join(' ')
}

/** pdf.js draws the rest of a page where it cannot decode a picture, and keeps nothing in the place of that picture. */
function lacksPicture({ objs, commonObjs }: PDFPageProxy): boolean {
  const entries = [...(objs as Iterable<[string, unknown]>), ...(commonObjs as Iterable<[string, unknown]>)]
  return entries.some(([id, data]) => data === null && /img_/.test(id))
}
