import type { MeasureSave } from '@schemas/generated/entities'

/** Why a line of a file is not imported. Each has a text, `DEVICES.LEFT_OUT.<reason>`. */
export type LeftOutReason =
  | 'cells'
  | 'clock'
  | 'column'
  | 'cut'
  | 'date'
  | 'duplicate'
  | 'empty'
  | 'estimate'
  | 'future'
  | 'impossible'
  | 'number'
  | 'overlap'
  | 'people'
  | 'pressure'
  | 'range'
  | 'removed'
  | 'quotes'
  | 'required'
  | 'time'
  | 'twice'
  | 'type'
  | 'unit'
  | 'xml'
  | 'zone'

/** The lines with a reason: how many, the numbers of the first ones, and what they say. */
export interface LeftOutLines {
  reason: LeftOutReason
  count: number
  lines: readonly number[]
  hasMore: boolean
  details: readonly string[]
}

/** Why a file cannot be imported, or no further. Each has a text, `DEVICES.REFUSED.<reason>`. */
export type FileProblem =
  | 'columns'
  | 'database'
  | 'dates'
  | 'decimals'
  | 'depth'
  | 'empty'
  | 'entities'
  | 'large'
  | 'notHealth'
  | 'nothing'
  | 'size'
  | 'workbook'
  | 'zip'

/** A file that cannot be imported, with the line and the text that show it. */
export class FileRefusal extends Error {
  constructor(
    readonly problem: FileProblem,
    readonly line = 1,
    readonly detail = '',
  ) {
    super(problem)
  }
}

/** A reading of a file, and the line where it begins. */
export interface Found {
  reading: MeasureSave
  line: number
}

/** How many line numbers and texts of a reason are shown. */
const SHOWN = 5
const MAX_DETAIL = 60

/** Counts the lines of a file that are left out, by their reason. */
export class LeftOut {
  readonly #found = new Map<LeftOutReason, { count: number; lines: number[]; details: string[] }>()

  add(reason: LeftOutReason, line: number, detail = ''): void {
    const found = this.#found.get(reason) ?? { count: 0, lines: [], details: [] }
    found.count++
    if (found.lines.length < SHOWN && !found.lines.includes(line)) found.lines.push(line)
    const text = detail.slice(0, MAX_DETAIL)
    if (text !== '' && found.details.length < SHOWN && !found.details.includes(text)) found.details.push(text)
    this.#found.set(reason, found)
  }

  /** The reasons, the most frequent one first. */
  list(): LeftOutLines[] {
    const all = [...this.#found].map(([reason, found]) => ({
      reason,
      ...found,
      hasMore: found.lines.length === SHOWN && found.count > SHOWN,
    }))
    return all.toSorted((a, b) => b.count - a.count)
  }
}
