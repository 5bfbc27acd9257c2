import type { Call } from '@portico/core/http/useCall'
import type { MeasureValues } from '@schemas/generated/entities'
import type { MeasureHistory, ReadSummary } from './importWork'

/** Reads what the person has of each measure of a file, in the time of the file and before it, as far as one answer goes. */
export async function readHistory(spans: ReadSummary['spans'], call: Call): Promise<MeasureHistory[]> {
  const histories: MeasureHistory[] = []
  for (const span of spans) histories.push(await historyOf(span, call))
  return histories
}

/** The largest id that the API takes: nothing of the instant is left out. */
const LARGEST_ID = 2_147_483_647

/** The reading after which an answer continues. */
interface Position {
  beforeTime: string
  beforeId: number
}

async function historyOf(
  { id, from, to }: ReadSummary['spans'][number],
  call: Call,
): Promise<MeasureHistory> {
  const found: Pair[] = []
  const removed: Pair[] = []
  const params = { measure: id }
  const start = new Date(to + 1).toISOString()
  let before: Position | null = { beforeTime: start, beforeId: LARGEST_ID }
  while (before) {
    const query: Position = before
    const answer: MeasureValues = await call('GET api/vital-signs-measurements/values/{measure}', {
      capability: 'readings',
      params,
      query,
      quiet: true,
    })
    for (const group of answer.groups) found.push(...pairsOf(group))
    if (answer.removed) removed.push(...pairsOf(answer.removed))
    before = answer.hasMore ? oldestOf(answer, from) : null
  }
  return { id, ...ordered(found), ...(removed.length > 0 && { removed: ordered(removed) }) }
}

type Pair = readonly [time: number, value: number]

function* pairsOf({
  times,
  values,
}: {
  times: readonly number[]
  values: readonly number[]
}): Generator<Pair> {
  for (const [at, time] of times.entries()) yield [time, values[at] ?? NaN]
}

function ordered(pairs: readonly Pair[]): { times: number[]; values: number[] } {
  const sorted = pairs.toSorted((a, b) => a[0] - b[0])
  return { times: sorted.map(([time]) => time), values: sorted.map(([, value]) => value) }
}

/** The oldest value of an answer; null where it is older than what is needed. */
function oldestOf({ groups }: MeasureValues, from: number): Position | null {
  const group = groups.at(-1)
  const [oldest, id] = [group?.times.at(-1), group?.ids.at(-1)]
  if (oldest === undefined || id === undefined || oldest < from) return null
  return { beforeTime: new Date(oldest).toISOString(), beforeId: id }
}
