import type { ImportLine } from '@schemas/generated/entities'

/** A field of a line that was refused. */
export type RejectedField = Extract<ImportLine, { line: number }>

/** How far an import is, and what came of it. */
export interface Progress {
  /** Lines that were read. */
  done: number
  created: number
  updated: number
  unchanged: number
  refused: number
  /** Of each refused line every field, in the order of the file. */
  errors: readonly RejectedField[]
  /** The server has said that this is all. */
  isComplete: boolean
}

export const emptyProgress: Progress = {
  done: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  refused: 0,
  errors: [],
  isComplete: false,
}

type Counts = Exclude<ImportLine, RejectedField>

const isRefused = (one: ImportLine): one is RejectedField => 'line' in one
const isCounts = (one: ImportLine): one is Counts => !isRefused(one)

/** What is known after the server has told more. */
export function applyLines(progress: Progress, told: readonly ImportLine[]): Progress {
  const known = { ...progress, faults: [...progress.errors, ...told.filter((one) => isRefused(one))] }
  const last = told.filter((one) => isCounts(one)).at(-1)
  if (!last) return known
  const { created, updated, unchanged, refused } = last
  const isComplete = 'total' in last
  const done = isComplete ? last.total : last.done
  return { ...known, created, updated, unchanged, refused, isComplete, done }
}

/** Puts pieces of a text together to whole lines of JSON. Out: what is given the next piece, and gives the lines. */
export function createLineReader(): (piece: string) => ImportLine[] {
  let rest = ''
  return (piece) => {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    return lines.filter(Boolean).map((line) => JSON.parse(line) as ImportLine)
  }
}

/** How many seconds are left, judged by those before; null before anything is known. */
export function secondsLeft(done: number, total: number, elapsed: number): number | null {
  if (done === 0 || total === 0) return null
  return Math.max(1, Math.round(((elapsed / done) * Math.max(0, total - done)) / 1000))
}

/** How many lines each field is wrong in, the most frequent first. */
export function countsByField(faults: readonly RejectedField[]): { field: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { field } of faults) counts.set(field, (counts.get(field) ?? 0) + 1)
  return [...counts]
    .map(([field, count]) => ({ field, count }))
    .toSorted((one, other) => other.count - one.count)
}
