import type { Call } from '@core/http/call'
import { ApiFault } from '@core/http/apiError'
import { personAtom, store } from '@core/state/store'
import { readCsvText, type CsvText } from './csvFile'
import { after, lineReader, nothingYet, type Progress } from './progress'

/** A file that was chosen, as it was read. */
export interface ChosenFile {
  file: File
  csv: CsvText
}

/** An import under way or done. It goes on while other screens are open, and ends when somebody else signs in. */
export interface ImportRun {
  chosen: ChosenFile
  progress: Progress
  /** Milliseconds since it began, as of the last news. */
  elapsed: number
  /** Null while it runs. `lost`: the connection broke, or the server gave up. */
  end: 'done' | 'stopped' | 'lost' | ApiFault | null
  stop: () => void
}

/** The import of this person, of which there is one at a time. */
export const runAtom = personAtom<ImportRun | null>(null)

/** Reads a chosen file. Rejects when the browser cannot. */
export const readFile = async (file: File): Promise<ChosenFile> => ({
  file,
  csv: readCsvText(await file.text()),
})

/** Sends a file and follows what the server tells of it. Out: how it ended (ADMIN-159); null where somebody else has signed in. */
export async function startImport(call: Call, chosen: ChosenFile): Promise<ImportRun | null> {
  const began = Date.now()
  const stopped = new AbortController()
  const stop = () => stopped.abort()
  let run: ImportRun = { chosen, progress: nothingYet, elapsed: 0, end: null, stop }
  store.set(runAtom, run)
  const change = (to: Partial<ImportRun>) => {
    if (store.get(runAtom) !== run) return stop()
    run = { ...run, elapsed: Date.now() - began, ...to }
    store.set(runAtom, run)
  }
  const linesOf = lineReader()
  const onText = (piece: string) => change({ progress: after(run.progress, linesOf(piece)) })
  const input = { body: chosen.file, signal: stopped.signal, quiet: true, onText } as const
  const end = await call('POST api/users/admin/import-users', input).then(
    () => (run.progress.isComplete ? 'done' : 'lost'),
    (fault: unknown) => endOf(fault),
  )
  change({ end })
  return store.get(runAtom) === run ? run : null
}

function endOf(fault: unknown): ImportRun['end'] {
  if (!(fault instanceof ApiFault)) return 'stopped'
  return fault.isPassing ? 'lost' : fault
}
