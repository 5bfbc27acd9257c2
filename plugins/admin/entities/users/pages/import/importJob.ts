import type { Call } from '@core/http/call'
import { ApiError } from '@core/http/apiError'
import { createPersonAtom, store } from '@core/state/store'
import { readCsvText, type CsvText } from './csvFile'
import { applyLines, createLineReader, emptyProgress, type Progress } from './progress'

/** A file that was chosen, as it was read. */
export interface ChosenFile {
  file: File
  csv: CsvText
}

/** An import under way or done. It goes on while other screens are open, and ends when somebody else signs in. */
export interface ImportJob {
  chosen: ChosenFile
  progress: Progress
  /** Milliseconds since it began, as of the last news. */
  elapsed: number
  /** Null while it runs. `lost`: the connection broke, or the server gave up. */
  end: 'done' | 'stopped' | 'lost' | ApiError | null
  stop: () => void
}

/** The import of this person, of which there is one at a time. */
export const importJobAtom = createPersonAtom<ImportJob | null>(null)

/** Reads a chosen file. Rejects when the browser cannot. */
export const readFile = async (file: File): Promise<ChosenFile> => ({
  file,
  csv: readCsvText(await file.text()),
})

/** Sends a file and follows what the server tells of it. Out: how it ended (ADMIN-159); null where somebody else has signed in. */
export async function startImport(call: Call, chosen: ChosenFile): Promise<ImportJob | null> {
  const began = Date.now()
  const stopped = new AbortController()
  const stop = () => stopped.abort()
  let run: ImportJob = { chosen, progress: emptyProgress, elapsed: 0, end: null, stop }
  store.set(importJobAtom, run)
  const change = (to: Partial<ImportJob>) => {
    if (store.get(importJobAtom) !== run) return stop()
    run = { ...run, elapsed: Date.now() - began, ...to }
    store.set(importJobAtom, run)
  }
  const linesOf = createLineReader()
  const onText = (piece: string) => change({ progress: applyLines(run.progress, linesOf(piece)) })
  const input = { body: chosen.file, signal: stopped.signal, quiet: true, onText } as const
  const end = await call('POST api/users/admin/import-users', input).then(
    () => (run.progress.isComplete ? 'done' : 'lost'),
    (fault: unknown) => endOf(fault),
  )
  change({ end })
  return store.get(importJobAtom) === run ? run : null
}

function endOf(fault: unknown): ImportJob['end'] {
  if (!(fault instanceof ApiError)) return 'stopped'
  return fault.isTransient ? 'lost' : fault
}
