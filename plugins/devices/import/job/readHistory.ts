import type { Call } from '@portico/core/http/useCall'
import type { MeasureValues } from '@schemas/generated/entities'
import type { KnownPart } from './history'
import type { ReadSummary } from './importWork'

/**
 * Reads what the person has of each measure of a file, in the time of the file and before it, as far as one answer goes, and hands on each
 * answer before it requests the next one.
 */
export async function readHistory(
  spans: ReadSummary['spans'],
  call: Call,
  take: (part: KnownPart) => Promise<void>,
): Promise<void> {
  for (const span of spans) await readMeasure(span, call, take)
}

/** The largest id that the API takes: nothing of the instant is left out. */
const LARGEST_ID = 2_147_483_647

/** The reading after which an answer continues. */
interface Position {
  beforeTime: string
  beforeId: number
}

async function readMeasure(
  { id, from, to }: ReadSummary['spans'][number],
  call: Call,
  take: (part: KnownPart) => Promise<void>,
): Promise<void> {
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
    for (const { times, values } of answer.groups) await take({ id, times, values })
    if (answer.removed) await take({ id, ...answer.removed, isRemoved: true })
    before = answer.hasMore ? oldestOf(answer, from) : null
  }
}

/** The oldest value of an answer; null where it is older than what is needed. */
function oldestOf({ groups }: MeasureValues, from: number): Position | null {
  const group = groups.at(-1)
  const [oldest, id] = [group?.times.at(-1), group?.ids.at(-1)]
  if (oldest === undefined || id === undefined || oldest < from) return null
  return { beforeTime: new Date(oldest).toISOString(), beforeId: id }
}
