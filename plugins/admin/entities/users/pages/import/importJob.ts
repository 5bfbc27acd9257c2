import type { Call } from '@core/http/call'
import { ApiError } from '@core/http/apiError'
import { createPersonAtom, store } from '@core/state/store'
import { readCsvText, type CsvText } from './csvFile'
import { applyLines, createLineReader, emptyProgress, type Progress } from './progress'

/** A chosen file and its content. */
export interface ChosenFile {
  file: File
  csv: CsvText
}

/** A running or finished import. It continues while other screens are open, and stops when another user signs in. */
export interface ImportJob {
  chosen: ChosenFile
  progress: Progress
  /** Milliseconds from the start to the last response. */
  elapsed: number
  /** Null while it runs. `lost`: the response ended without a total. */
  end: 'done' | 'stopped' | 'lost' | ApiError | null
  stop: () => void
}

/** The import of the signed-in user; at most one at a time. */
export const importJobAtom = createPersonAtom<ImportJob | null>(null)

/** Reads a chosen file. Rejects if the browser cannot read it. */
export const readFile = async (file: File): Promise<ChosenFile> => ({
  file,
  csv: readCsvText(await file.text()),
})

/** Sends a file and tracks the streamed response. Out: the finished job (ADMIN-159); null if another user has signed in. */
export async function startImport(call: Call, chosen: ChosenFile): Promise<ImportJob | null> {
  const startedAt = Date.now()
  const controller = new AbortController()
  const stop = () => controller.abort()
  let job: ImportJob = { chosen, progress: emptyProgress, elapsed: 0, end: null, stop }
  store.set(importJobAtom, job)
  const update = (change: Partial<ImportJob>) => {
    if (store.get(importJobAtom) !== job) return stop()
    job = { ...job, elapsed: Date.now() - startedAt, ...change }
    store.set(importJobAtom, job)
  }
  const parseLines = createLineReader()
  const onText = (chunk: string) => update({ progress: applyLines(job.progress, parseLines(chunk)) })
  const input = { body: chosen.file, signal: controller.signal, quiet: true, onText } as const
  const end = await call('POST api/users/admin/import-users', input).then(
    () => (job.progress.isComplete ? 'done' : 'lost'),
    (cause: unknown) => toEnd(cause),
  )
  update({ end })
  return store.get(importJobAtom) === job ? job : null
}

function toEnd(cause: unknown): ImportJob['end'] {
  if (!(cause instanceof ApiError)) return 'stopped'
  return cause.isTransient ? 'lost' : cause
}
