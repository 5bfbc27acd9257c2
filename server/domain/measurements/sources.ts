import type { SeriesSource } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import type { Dates } from './dates'
import { measureIds } from './measures'
import type { Patient } from './patient'

/** What a row says of who measured. The rows of a sum have it. */
export interface Sourced {
  measure: number
  date: string
  value: number
  total?: number
  origin?: SeriesSource['origin'] | undefined
  source?: string | null | undefined
}

const nameOf = ({ origin, source }: Pick<Sourced, 'origin' | 'source'>): string => source || (origin ?? '')

/**
 * Keeps of each date the rows of one source, so that what two devices counted is never added up: of sleep the one that tells its
 * stages, else the one with more.
 */
export function ofOneSource<R extends Sourced>(rows: readonly R[]): R[] {
  const dates = groupBy(rows, ({ date }) => date)
  return [...dates.values()].flatMap((day) => {
    const sources = [...groupBy(day, nameOf).values()]
    return sources.reduce((best, one) => (isBetter(one, best) ? one : best), sources[0] ?? [])
  })
}

function isBetter(one: readonly Sourced[], other: readonly Sourced[]): boolean {
  const [stages, otherStages] = [hasStages(one), hasStages(other)]
  return stages === otherStages ? countedBy(one) > countedBy(other) : stages
}

const hasStages = (rows: readonly Sourced[]): boolean =>
  rows.some(({ measure }) => measure === measureIds.deepSleep || measure === measureIds.lightSleep)

/** The sum of sleep or steps. */
const countedBy = (rows: readonly Sourced[]): number =>
  rows.reduce(
    (sum, { measure, value, total }) =>
      measure === measureIds.sleep || measure === measureIds.activity ? sum + (total ?? value) : sum,
    0,
  )

function groupBy<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return groups
}

/** The sources with values of a measure between two dates, those with most values first. */
export async function readSources(
  db: Tx,
  { tenant, patient }: Patient,
  { from, to }: Pick<Dates, 'from' | 'to'>,
  measure: number,
): Promise<SeriesSource[]> {
  const rows = await db.query<SeriesSource & { stages: number }>(
    `select origin, nullif(source, '') as source, (sum(count) filter (where measure = $3))::int as count,
       sum(total) filter (where measure = $3) as total,
       count(*) filter (where measure in (${measureIds.deepSleep}, ${measureIds.lightSleep}))::int as stages
     from measurement_day where tenant = $1 and patient_id = $2 and measure = any($4::int[])
       and local_date between $5::date and $6::date
     group by origin, source having sum(count) filter (where measure = $3) > 0 order by count desc, origin, source`,
    [tenant, patient, measure, measure === measureIds.sleep ? stagesOfSleep : [measure], from, to],
  )
  return rows.map(({ stages, ...row }) => ({
    ...row,
    ...(measure === measureIds.sleep && { hasStages: stages > 0 }),
  }))
}

const stagesOfSleep = [measureIds.sleep, measureIds.deepSleep, measureIds.lightSleep]
