import type { Photo } from './pages'
import type { DrawnPage, DrawRequest } from './pageWork'

/** What the worker is asked. */
type Work =
  | { do: 'read'; file: Blob; type: string }
  | { do: 'draw'; page: DrawRequest }
  | { do: 'join'; pages: readonly DrawnPage[]; title: string; language: string }
export type WorkRequest = Work & { id: number }

/** Why a file is no page: it cannot be read, or it has more pixels than a phone can hold. */
export type PhotoProblem = 'damaged' | 'large'
export type WorkAnswer = { id: number; result: unknown } | { id: number; problem: PhotoProblem }

/** Thrown where the worker has no result. */
export class PageError extends Error {
  constructor(readonly problem: PhotoProblem) {
    super(problem)
  }
}

interface Waiting {
  resolve: (result: unknown) => void
  reject: (error: PageError) => void
}

/** Reads, draws and joins photos outside of the page. Ends with `close`. */
export interface PageWorker {
  read: (file: File) => Promise<Photo[]>
  draw: (page: DrawRequest) => Promise<DrawnPage>
  join: (pages: readonly DrawnPage[], title: string, language: string) => Promise<Blob>
  close: () => void
}

/** A worker that starts when it is first needed. Its functions reject with `PageError`. */
export function createPageWorker(): PageWorker {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let lastId = 0
  const ask = (work: Work) =>
    new Promise<unknown>((resolve, reject) => {
      const id = ++lastId
      waiting.set(id, { resolve, reject })
      worker ??= startWorker(waiting)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      worker.postMessage({ ...work, id } satisfies WorkRequest)
    })
  return {
    read: (file) => ask({ do: 'read', file, type: photoType(file) }) as Promise<Photo[]>,
    draw: (page) => ask({ do: 'draw', page }) as Promise<DrawnPage>,
    join: (pages, title, language) => ask({ do: 'join', pages, title, language }) as Promise<Blob>,
    close: () => {
      worker?.terminate()
      worker = null
      waiting.clear()
    },
  }
}

function startWorker(waiting: Map<number, Waiting>): Worker {
  const worker = new Worker(new URL('./pages.worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<WorkAnswer>) => {
    const { resolve, reject } = waiting.get(data.id) ?? {}
    waiting.delete(data.id)
    if ('problem' in data) reject?.(new PageError(data.problem))
    else resolve?.(data.result)
  })
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new PageError('damaged'))
    waiting.clear()
  })
  return worker
}

const typesByExtension: Readonly<Record<string, string>> = {
  heic: 'image/heic',
  heif: 'image/heic',
  tif: 'image/tiff',
  tiff: 'image/tiff',
}

/** The type of a photo. Many systems do not know HEIC and TIFF, so their extension decides. */
export function photoType({ name, type }: Pick<File, 'name' | 'type'>): string {
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return typesByExtension[extension] ?? type
}
