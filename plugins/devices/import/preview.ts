import { isUsual } from '@schemas/rules/reading'
import { deviation, mean } from 'd3-array'
import type { MeasureId } from './convert'
import { DOUBTFUL, KNOWN, NEW, REMOVED, type ReadingStore } from './readingStore'

/** What a file holds of a measure. */
export interface MeasurePreview {
  id: MeasureId
  added: number
  known: number
  doubtful: number
  /** The first and the last instant, in milliseconds. */
  from: number
  to: number
  /** The devices, each with how many readings it has. */
  sources: readonly { name: string; count: number }[]
}

/** A reading that is asked about, and what is usual: for the person, or for a home device. */
export interface DoubtfulReading {
  at: number
  /** The measure under which it is listed. */
  group: MeasureId
  values: readonly { id: MeasureId; value: number }[]
  time: number
  zone: string
  source: string
  /** The person's own values, where they are why; in the unit of the API. */
  own: { id: MeasureId; from: number; to: number } | null
}

export interface Preview {
  measures: readonly MeasurePreview[]
  /** The first doubtful readings; `measures` counts all of them. */
  doubtful: readonly DoubtfulReading[]
  added: number
  known: number
  /** What the person has removed or corrected, and is not saved again. */
  removed: number
}

interface TimedValues {
  times: readonly number[]
  values: readonly number[]
}

/** The values that the person has of a measure and those that they have removed, in the order of their times. */
export type KnownValues = ReadonlyMap<MeasureId, TimedValues & { removed?: TimedValues }>

/** As the server compares (decision 957). */
const TOLERANCE = 1e-6
/** Doubtful readings that are shown one by one. */
const MAX_DOUBTFUL = 200
/** Measures of which a person's own values say what is usual; sugar and pulse move too much. */
const steady: ReadonlySet<MeasureId> = new Set([2, 3, 8, 9])
const ENOUGH = 10
const DEVIATIONS = 4

/** Marks each reading of a file as new, known, doubtful or removed before, and sums them up. */
export function previewOf(store: ReadingStore, known: KnownValues): Preview {
  const usual = usualOf(known)
  const sums = new Map<MeasureId, MeasureSum>()
  const doubtful: DoubtfulReading[] = []
  let removed = 0
  for (let at = 0; at < store.size; at++) {
    const values = store.valuesOf(at)
    const { state, own } = stateOf(values, store.timeOf(at), known, usual)
    store.setState(at, state)
    if (state === REMOVED) {
      removed++
      continue
    }
    const group = store.groupOf(at)
    const place = { time: store.timeOf(at), source: store.sourceOf(at) }
    sums.set(group, widened(sums.get(group), group, state, place))
    if (state === DOUBTFUL && doubtful.length < MAX_DOUBTFUL)
      doubtful.push({ at, group, values, ...place, zone: store.zoneOf(at), own })
  }
  const all = [...sums.values()].toSorted((a, b) => b.added - a.added || a.id - b.id)
  return {
    measures: all.map(({ counts, ...rest }) => ({
      ...rest,
      sources: [...counts].map(([name, count]) => ({ name, count })).toSorted((a, b) => b.count - a.count),
    })),
    doubtful,
    added: all.reduce((sum, { added }) => sum + added, 0),
    known: all.reduce((sum, one) => sum + one.known, 0),
    removed,
  }
}

type Values = DoubtfulReading['values']
type Usual = ReadonlyMap<MeasureId, { from: number; to: number }>
type MeasureSum = Omit<MeasurePreview, 'sources'> & { counts: Map<string, number> }

/** How a reading stands, and of a doubtful one the person's own values where they are why. */
function stateOf(
  values: Values,
  time: number,
  known: KnownValues,
  usual: Usual,
): { state: number; own: DoubtfulReading['own'] } {
  const isIn = (listOf: (id: MeasureId) => TimedValues | undefined) =>
    values.every(({ id, value }) => has(listOf(id), time, value))
  if (isIn((id) => known.get(id))) return { state: KNOWN, own: null }
  if (isIn((id) => known.get(id)?.removed)) return { state: REMOVED, own: null }
  const own = ownOf(values, usual)
  const isDoubtful = own !== null || values.some(({ id, value }) => !isUsual(id, value))
  return { state: isDoubtful ? DOUBTFUL : NEW, own }
}

/** The sum of a measure with one more reading. */
function widened(
  sum: MeasureSum | undefined,
  id: MeasureId,
  state: number,
  { time, source }: { time: number; source: string },
): MeasureSum {
  const counts = sum?.counts ?? new Map<string, number>()
  counts.set(source, (counts.get(source) ?? 0) + 1)
  return {
    id,
    counts,
    added: (sum?.added ?? 0) + Number(state === NEW),
    known: (sum?.known ?? 0) + Number(state === KNOWN),
    doubtful: (sum?.doubtful ?? 0) + Number(state === DOUBTFUL),
    from: Math.min(sum?.from ?? time, time),
    to: Math.max(sum?.to ?? time, time),
  }
}

/** What the person chooses in a preview. */
export interface ImportChoice {
  /** Measures that are not saved. */
  without: ReadonlySet<MeasureId>
  /** Doubtful readings that are right. */
  confirmed: ReadonlySet<number>
  /** Measures of which every doubtful reading is right: the weight of a small child, the pulse of a runner. */
  allConfirmed: ReadonlySet<MeasureId>
}

/** How many readings a choice saves. */
export const countChosen = (
  { measures, doubtful }: Preview,
  { without, confirmed, allConfirmed }: ImportChoice,
): number =>
  measures
    .filter(({ id }) => !without.has(id))
    .reduce((sum, { id, added, doubtful: all }) => {
      const one = doubtful.filter(({ at, group }) => group === id && confirmed.has(at)).length
      return sum + added + (allConfirmed.has(id) ? all : one)
    }, 0)

/** The places of the readings to save. */
export function* chosenReadings(
  store: ReadingStore,
  { without, confirmed, allConfirmed }: ImportChoice,
): Generator<number> {
  for (let at = 0; at < store.size; at++) {
    const [state, group] = [store.stateOf(at), store.groupOf(at)]
    const isRight = state === NEW || (state === DOUBTFUL && (allConfirmed.has(group) || confirmed.has(at)))
    if (isRight && !without.has(group)) yield at
  }
}

/** Whether values have a time with a number. The times are in ascending order and may repeat. */
function has(known: TimedValues | undefined, time: number, value: number): boolean {
  if (!known) return false
  const { times, values } = known
  let [from, to] = [0, times.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((times[middle] ?? 0) < time) from = middle + 1
    else to = middle
  }
  for (let at = from; times[at] === time; at++) {
    const one = values[at] ?? NaN
    if (Math.abs(one - value) <= TOLERANCE * Math.max(1, Math.abs(one))) return true
  }
  return false
}

/** What is usual for the person: four deviations around their mean. Equal values have no deviation. */
function usualOf(known: KnownValues): Usual {
  return new Map(
    [...known].flatMap(([id, { values }]) => {
      const [average, width] = [mean(values), deviation(values)]
      if (!steady.has(id) || values.length < ENOUGH || average === undefined || !width) return []
      return [[id, { from: average - DEVIATIONS * width, to: average + DEVIATIONS * width }] as const]
    }),
  )
}

function ownOf(
  values: readonly { id: MeasureId; value: number }[],
  usual: ReadonlyMap<MeasureId, { from: number; to: number }>,
): DoubtfulReading['own'] {
  for (const { id, value } of values) {
    const range = usual.get(id)
    if (range && (value < range.from || value > range.to)) return { id, ...range }
  }
  return null
}
