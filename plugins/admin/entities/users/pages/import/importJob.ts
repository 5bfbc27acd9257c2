import type { Call } from '@portico/core/http/useCall'
import { ApiError } from '@portico/core/http/apiError'
import { createPersonAtom, store } from '@portico/core/state/store'
import { readCsvText, readFileText, withoutTitles, type CsvText } from '@portico/admin/import/csvFile'
import type { ColumnFields } from '@portico/admin/import/guessColumns'
import { applyLines, createLineReader, emptyProgress, progressBefore, type Progress } from './progress'

/** A chosen file and its content. */
export interface ChosenFile {
  file: File
  csv: CsvText
  /** The field of each column; empty for a column that is not imported. */
  columns: ColumnFields
}

/** A running or finished import. It continues while other screens are open, and stops when another user signs in. */
export interface ImportJob {
  chosen: ChosenFile
  progress: Progress
  /** Milliseconds from the start to the last response. */
  elapsed: number
  /** Null while it runs. `lost`: the response ended without a total. */
  end: 'done' | 'stopped' | 'lost' | ApiError | null
  /** Whether the server has been asked to stop. */
  isStopping: boolean
  /** Stops after the lines in progress. */
  stop: () => void
}

/** The import of the signed-in user; at most one at a time. */
export const importJobAtom = createPersonAtom<ImportJob | null>(null)

/** Reads a chosen file of a spreadsheet and guesses its columns; what is sent is UTF-8. Rejects if the browser cannot read it. */
export async function readFile(
  file: File,
  guess: (headers: readonly string[]) => Promise<ColumnFields>,
): Promise<ChosenFile> {
  const text = await readFileText(file)
  const csv = readCsvText(text)
  return {
    file: new File([withoutTitles(text)], file.name, { type: 'text/csv' }),
    csv,
    columns: await guess(csv.names),
  }
}

/** How many lines of a file a preview needs: empty ones count, so that the lines keep their numbers. */
const PREVIEW_LINES = 10

/** The beginning of a file, enough for a preview of its first lines. */
export async function firstLines({ file, csv }: ChosenFile): Promise<File> {
  const last = [...csv.lines.keys()][PREVIEW_LINES - 1]
  const text = await file.text()
  const beginning = last === undefined ? text : text.split(/\r?\n/).slice(0, last).join('\n')
  return new File([beginning], file.name, { type: 'text/csv' })
}

/**
 * Sends a file and tracks the streamed response. `earlier` is a stopped or lost import that continues: the server skips the
 * lines that it has done. Returns the finished job; null if another user has signed in.
 */
export async function startImport(
  call: Call,
  chosen: ChosenFile,
  earlier?: ImportJob,
): Promise<ImportJob | null> {
  const startedAt = Date.now() - (earlier?.elapsed ?? 0)
  const before = progressBefore(earlier?.progress ?? emptyProgress)
  const controller = new AbortController()
  const id = crypto.randomUUID()
  const stop = () => {
    update({ isStopping: true })
    // If the request to stop fails, closing the connection stops the import.
    const stopped = call('POST api/users/admin/import-users/{id}/stop', {
      capability: 'stopImport',
      params: { id },
      quiet: true,
    })
    stopped.catch(() => controller.abort())
  }
  let job: ImportJob = { chosen, progress: before, elapsed: 0, end: null, isStopping: false, stop }
  store.set(importJobAtom, job)
  const update = (change: Partial<ImportJob>) => {
    if (store.get(importJobAtom) !== job) return controller.abort()
    job = { ...job, elapsed: Date.now() - startedAt, ...change }
    store.set(importJobAtom, job)
  }
  const parseLines = createLineReader()
  const onText = (chunk: string) => update({ progress: applyLines(job.progress, parseLines(chunk), before) })
  const query = { columns: chosen.columns.join(','), id, ...(before.done > 0 && { after: before.done }) }
  const input = { body: chosen.file, query, signal: controller.signal, quiet: true, onText } as const
  const end = await call('POST api/users/admin/import-users', input).then(
    () => endOf(job.progress),
    (cause: unknown) => toEnd(cause),
  )
  update({ end })
  return store.get(importJobAtom) === job ? job : null
}

function endOf({ isComplete, isStopped }: Progress): ImportJob['end'] {
  if (!isComplete) return 'lost'
  return isStopped ? 'stopped' : 'done'
}

function toEnd(cause: unknown): ImportJob['end'] {
  if (!(cause instanceof ApiError)) return 'stopped'
  return cause.isTransient ? 'lost' : cause
}
