import { nightShift } from '@schemas/rules/nights'
import { createLocalTimes } from './localTimes'
import type { DayFacts, MeasureFacts } from './measureFacts'
import type { MeasureId, Value } from './measures'

const SLEEP = 6
const STEPS = 7
const groups: readonly { counted: MeasureId; measures: readonly MeasureId[] }[] = [
  { counted: SLEEP, measures: [SLEEP, 12, 13] },
  { counted: STEPS, measures: [STEPS, 14, 15] },
]

interface SourceDay extends DayFacts {
  last: Value
}
type Days = Map<string, Map<string, SourceDay>>

/**
 * Collects measures of which a day or night has a sum. Of several sources of a date one counts, and never their sum: of sleep the
 * one that tells its stages, else the one with more. A night has the date on which it ends.
 */
export function createSums() {
  const all = new Map<MeasureId, Days>()
  const localTime = createLocalTimes()
  return {
    add(id: MeasureId, values: readonly Value[]): void {
      if (!groupOf(id)) return
      const days = all.get(id) ?? new Map<string, Map<string, SourceDay>>()
      all.set(id, days)
      for (const value of values) {
        const { date } = localTime(value.time + nightShift(id, value.origin), value.zone)
        const sources = days.get(date) ?? new Map<string, SourceDay>()
        days.set(date, sources)
        const key = value.source ?? value.origin
        sources.set(key, widened(sources.get(key), date, value))
      }
    },
    /** The facts of a measure by day; null for one without sums. */
    facts(id: MeasureId): MeasureFacts | null {
      const group = groupOf(id)
      const days = all.get(id)
      if (!group || !days) return null
      const chosen = [...days]
        .toSorted(([a], [b]) => b.localeCompare(a))
        .flatMap(([date, sources]) => {
          const counted = all.get(group.counted)?.get(date) ?? sources
          const stages = group.measures.slice(1).map((one) => all.get(one)?.get(date))
          return sources.get(bestOf(counted, group.counted === SLEEP ? stages : [])) ?? []
        })
      return factsOf(id, chosen)
    },
  }
}

const groupOf = (id: MeasureId) => groups.find(({ measures }) => measures.includes(id))

const widened = (day: SourceDay | undefined, date: string, value: Value): SourceDay => ({
  date,
  zone: value.zone,
  count: (day?.count ?? 0) + 1,
  sum: (day?.sum ?? 0) + value.value,
  least: Math.min(day?.least ?? Infinity, value.value),
  greatest: Math.max(day?.greatest ?? -Infinity, value.value),
  // Values come the newest first.
  last: day?.last ?? value,
})

function bestOf(
  sources: ReadonlyMap<string, SourceDay>,
  stages: readonly (ReadonlyMap<string, SourceDay> | undefined)[],
): string {
  const hasStages = (key: string) => Number(stages.some((one) => one?.has(key)))
  const [best] = [...sources].toSorted(
    ([a, one], [b, other]) => hasStages(b) - hasStages(a) || other.sum - one.sum,
  )
  return best?.[0] ?? ''
}

function factsOf(id: MeasureId, days: readonly SourceDay[]): MeasureFacts | null {
  const [newest] = days
  if (!newest) return null
  const sums = days.map(({ sum }) => sum)
  return {
    id,
    last: { ...newest.last, value: newest.sum },
    count: days.length,
    sum: sums.reduce((total, sum) => total + sum, 0),
    least: Math.min(...sums),
    greatest: Math.max(...sums),
    newest: [],
    days: days.map(({ last: _last, ...day }) => day),
  }
}
