import type { Call } from '@portico/core/http/useCall'
import { createCsvFiles, type CsvTexts } from './csvFiles'
import { createMeasureFacts, type MeasureFacts } from './measureFacts'
import { createSums } from './sumsOfDays'
import { measureIds, type MeasureId, type Value } from './measures'

/** All measurements of a person. */
export interface Measurements {
  /** Of each measure that has values. */
  facts: readonly MeasureFacts[]
  /** A CSV file with every value, by name, in pieces. */
  files: Readonly<Record<string, readonly string[]>>
  /** Measures that could not be read to the end. */
  missing: readonly MeasureId[]
}

/** Reads all values of all measures. One that cannot be read is read once more, and is then missing. */
export async function readMeasures(call: Call, texts: CsvTexts, signal: AbortSignal): Promise<Measurements> {
  const files = createCsvFiles(texts)
  const facts: MeasureFacts[] = []
  const missing: MeasureId[] = []
  const sums = createSums()
  for (const id of measureIds) {
    const collected = createMeasureFacts(id)
    try {
      for await (const values of pagesOf(call, id, signal)) {
        collected.add(values)
        sums.add(id, values)
        files.add(id, values)
      }
      const found = collected.facts()
      if (found) facts.push(found)
    } catch (error) {
      if (signal.aborted) throw error
      missing.push(id)
      files.drop(id)
    }
  }
  return { facts: facts.map((one) => sums.facts(one.id) ?? one), files: files.end(), missing }
}

/** Generates the values of a measure part by part, the newest first. */
async function* pagesOf(call: Call, measure: MeasureId, signal: AbortSignal): AsyncGenerator<Value[]> {
  let query: { beforeTime?: string; beforeId?: number } = {}
  for (;;) {
    const input = { capability: 'readings', params: { measure }, query, quiet: true, signal } as const
    const path = 'GET api/vital-signs-measurements/values/{measure}'
    const { groups, hasMore } = await call(path, input).catch((error: unknown) => {
      if (signal.aborted) throw error
      return call(path, input)
    })
    const values = groups.flatMap(({ ids, times, values: numbers, zone, origin, source, meal }) =>
      ids.map((reading, place): Value => ({
        reading,
        time: times[place] ?? 0,
        value: numbers[place] ?? 0,
        zone,
        origin,
        source,
        ...(meal && { meal }),
      })),
    )
    yield values
    const last = values.at(-1)
    if (!hasMore || !last) return
    query = { beforeTime: new Date(last.time).toISOString(), beforeId: last.reading }
  }
}
