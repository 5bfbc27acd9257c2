import type { ImportLine } from '@schemas/generated/entities'

/** A rejected field of a line. */
export type RejectedField = Extract<ImportLine, { line: number }>

/** Progress and result of an import. */
export interface Progress {
  /** Lines read so far. */
  done: number
  created: number
  updated: number
  unchanged: number
  refused: number
  /** Every rejected field, in the order of the file. */
  errors: readonly RejectedField[]
  /** Whether the server has sent the total. */
  isComplete: boolean
  /** Whether the total is that of a stopped import. */
  isStopped: boolean
}

export const emptyProgress: Progress = {
  done: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  refused: 0,
  errors: [],
  isComplete: false,
  isStopped: false,
}

type Counts = Exclude<ImportLine, RejectedField>

const isRejected = (line: ImportLine): line is RejectedField => 'line' in line
const isCounts = (line: ImportLine): line is Counts => !isRejected(line)

/** Applies lines of the server's response. The counts of an import that continues are added to those of `earlier`. */
export function applyLines(
  progress: Progress,
  lines: readonly ImportLine[],
  earlier: Progress = emptyProgress,
): Progress {
  const next: Progress = {
    ...progress,
    errors: [...progress.errors, ...lines.filter((line) => isRejected(line))],
  }
  const last = lines.filter((line) => isCounts(line)).at(-1)
  if (!last) return next
  const isComplete = 'total' in last
  return {
    ...next,
    done: isComplete ? last.total : last.done,
    created: earlier.created + last.created,
    updated: earlier.updated + last.updated,
    unchanged: earlier.unchanged + last.unchanged,
    refused: earlier.refused + last.refused,
    isComplete,
    isStopped: isComplete && last.stopped === true,
  }
}

/** The progress that the rest of an import starts from, without errors of lines that are not counted as done. */
export function progressBefore(earlier: Progress): Progress {
  const { errors, refused } = earlier
  const last = [...new Set(errors.map(({ line }) => line))].slice(0, refused).at(-1) ?? 0
  return {
    ...earlier,
    errors: errors.filter(({ line }) => line <= last),
    isComplete: false,
    isStopped: false,
  }
}

/** Returns a parser for a stream of JSON lines. Feed it the next chunk; it returns the complete lines. */
export function createLineReader(): (chunk: string) => ImportLine[] {
  let rest = ''
  return (chunk) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    return lines.filter(Boolean).map((line) => JSON.parse(line) as ImportLine)
  }
}

/** Estimates the remaining seconds from the time elapsed; null before the first progress. */
export function secondsLeft(done: number, total: number, elapsed: number): number | null {
  if (done === 0 || total === 0) return null
  return Math.max(1, Math.round(((elapsed / done) * Math.max(0, total - done)) / 1000))
}
