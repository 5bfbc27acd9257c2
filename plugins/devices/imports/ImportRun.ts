import { browserZone } from '@portico/core/format/dates'
import type { MeasurementFormat } from '@portico/core/plugin/formats/measurementFormat'
import type { Call } from '@portico/core/http/useCall'
import type { ColumnAnswers } from '../import/csv/answers'
import type { DateOrder } from '../import/csv/dates'
import type { ImportWork } from '../import/job/importWork'
import type { LeftOutLines } from '../import/leftOut'
import type { ImportChoice, Preview } from '../import/preview'
import type { ImportState, OpenImport } from './importState'
import { noCounts, saveReadings, type Unsent } from './saveReadings'

/** What an import needs of its page. */
export interface ImportTools {
  call: Call
  /** Reads the measurements again that the page shows. */
  refresh: () => Promise<void>
  /** Loads the formats of other plugins. */
  addedFormats: () => Promise<readonly MeasurementFormat[]>
}

/** One import, from its file to what was saved. It ends with its page, or when another file is chosen. */
export class ImportRun {
  #work: (ImportWork & { stop?: () => void }) | null = null
  #answers: { dateOrder?: DateOrder; columns?: ColumnAnswers } = {}
  #importId: number | null = null
  #counts = noCounts
  readonly #unsent: Unsent = { readings: [] }
  readonly #stop = new AbortController()

  constructor(
    readonly file: File,
    readonly tools: ImportTools,
    readonly onState: (state: ImportState) => void,
  ) {}

  /** Stops reading and saving; nothing is shown any more. */
  end(): void {
    this.#stop.abort()
    this.#work?.stop?.()
  }

  /** Reads the file with what the person has answered so far. */
  async read(answers: { dateOrder?: DateOrder; columns?: ColumnAnswers } = {}): Promise<void> {
    this.#answers = { ...this.#answers, ...answers }
    this.#show({ step: 'reading', share: 0, readings: 0 })
    try {
      this.#work?.stop?.()
      const { formatsFor } = await import('../import/addedFormats')
      const formats = await formatsFor(this.file, await this.tools.addedFormats())
      const work = (this.#work = await startWork(formats.length > 0))
      const options = { zone: browserZone(), ...this.#answers, ...(formats.length > 0 && { formats }) }
      const summary = await work.read(this.file, options, (progress) =>
        this.#show({ step: 'reading', ...progress }),
      )
      const { readHistory } = await import('../import/job/readHistory')
      await readHistory(summary.spans, this.tools.call, work.know)
      const preview = await work.preview()
      const leftOut = [...summary.leftOut, ...removedLines(preview)]
      this.#show({ step: 'preview', name: this.file.name, format: summary.format, leftOut, preview })
    } catch (error) {
      this.#show(await stateOf(error, this.file.name))
    }
  }

  /** Saves what the person has chosen. */
  async save(open: OpenImport, choice: ImportChoice): Promise<void> {
    if (this.#work) await this.send(open, await this.#work.choose(choice))
  }

  /** Sends the readings that are not saved yet. */
  async send(open: OpenImport, total: number): Promise<void> {
    const work = this.#work
    if (!work) return
    const saving = (hasFailed: boolean) =>
      this.#show({ ...open, step: 'saving', counts: this.#counts, total, hasFailed })
    saving(false)
    try {
      const { call } = this.tools
      const importId = (this.#importId ??= await this.#start(open))
      const to = { importId, unsent: this.#unsent, call, signal: this.#stop.signal }
      this.#counts = await saveReadings(work, to, this.#counts, (counts) => {
        this.#counts = counts
        saving(false)
      })
      const skipped = newAndDoubtful(open.preview) - total
      this.#show({ ...open, step: 'done', counts: this.#counts, importId, skipped })
    } catch {
      saving(true)
    } finally {
      await this.tools.refresh()
    }
  }

  /** Stops, and takes back what was saved. Rejects where that fails. */
  async remove(): Promise<void> {
    this.end()
    if (this.#importId === null) return
    const params = { id: this.#importId }
    await this.tools.call('DELETE api/vital-signs-measurements/imports/{id}', {
      capability: 'readingImport',
      params,
      quiet: true,
    })
    await this.tools.refresh()
  }

  async #start({ name, format }: OpenImport): Promise<number> {
    const { sourceOf } = await import('../import/readFile')
    const body = { name: sourceOf(name), format }
    const { id } = await this.tools.call('POST api/vital-signs-measurements/imports', {
      capability: 'readingImport',
      body,
      quiet: true,
    })
    return id
  }

  #show(state: ImportState): void {
    if (!this.#stop.signal.aborted) this.onState(state)
  }
}

/** What the person has removed or corrected before, as the lines of a file are listed. */
const removedLines = ({ removed: count }: Preview): LeftOutLines[] =>
  count === 0 ? [] : [{ reason: 'removed', count, lines: [], hasMore: false, details: [] }]

const newAndDoubtful = ({ measures }: Preview): number =>
  measures.reduce((sum, { added, doubtful }) => sum + added + doubtful, 0)

/** In a worker where there is one, except for a format of another plugin: a worker cannot be given its code. */
async function startWork(isHere: boolean): Promise<ImportWork & { stop?: () => void }> {
  if ('Worker' in globalThis && !isHere) return (await import('../import/job/workerWork')).startWorker()
  return (await import('../import/job/importWork')).createImportWork()
}

async function stateOf(error: unknown, name: string): Promise<ImportState> {
  const { ColumnsQuestion } = await import('../import/csv/answers')
  const { DateQuestion } = await import('../import/csv/dates')
  const { FileRefusal } = await import('../import/leftOut')
  if (error instanceof DateQuestion) return { step: 'date', date: error.date }
  if (error instanceof ColumnsQuestion) return { step: 'columns', question: error, name }
  // The person has changed: what was read for the one before is not shown.
  if (error instanceof DOMException && error.name === 'AbortError') return { step: 'choose' }
  const { problem, line, detail } =
    error instanceof FileRefusal ? error : { problem: 'failed' as const, line: 1, detail: '' }
  return { step: 'choose', refusal: { problem, line, detail, name } }
}
