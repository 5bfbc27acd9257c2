import type { AuthorStatistics, VideoStatistics } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import { orNotFound } from '../../../platform/errors/orNotFound'

/** UTC dates, both included; absent means unlimited. */
export interface DateRange {
  startDate?: string
  endDate?: string
}

/** The estimated earnings of an author for an hour played, in euros. */
const EUROS_PER_HOUR = 0.12

const within = `v.tenant = $1 and ($2::date is null or s.day >= $2::date) and ($3::date is null or s.day <= $3::date)`
const valuesOf = (tenant: string, { startDate, endDate }: DateRange) => [
  tenant,
  startDate ?? null,
  endDate ?? null,
]

/** The statistics of a video; 404 for an unknown video. */
export async function videoStatistics(
  db: Tx,
  tenant: string,
  assetId: number,
  dates: DateRange,
): Promise<VideoStatistics> {
  orNotFound((await db.query('select 1 from video where tenant = $1 and id = $2', [tenant, assetId]))[0])
  const days = await db.query<Day>(
    `select s.day, s.plays, s.played, s.waited, s.devices, s.countries
     from video v join video_day s on s.tenant = v.tenant and s.video_id = v.id
     where ${within} and v.id = $4 order by s.day`,
    [...valuesOf(tenant, dates), assetId],
  )
  const plays = sum(days.map((day) => day.plays))
  const played = sum(days.map((day) => day.played))
  return {
    videoStats: {
      visualizations: plays,
      reprosAverage: average(played, plays),
      totalTimePlay: played,
      mediaLoadTime: average(sum(days.map(({ waited }) => waited)) / 1000, plays),
      deviceReproduced: mergeCounts(days.map(({ devices }) => devices)),
      assetsByCountry: mergeCounts(days.map(({ countries }) => countries)),
    },
    assetAnalytics: days.map((day) => ({
      playStartTime: day.day,
      visualizations: day.plays,
      totalTimePlay: day.played,
    })),
  }
}

interface Day {
  day: string
  plays: number
  played: number
  waited: number
  devices: Record<string, number>
  countries: Record<string, number>
}

/** The statistics of each author, most played first; `authorId` selects one. */
export async function authorStatistics(
  db: Tx,
  tenant: string,
  dates: DateRange,
  authorId?: string,
): Promise<AuthorStatistics[]> {
  const rows = await db.query<Omit<AuthorStatistics, 'reprosAverage' | 'stimatedEarns'>>(
    `select p.id as "ownerId", p.name as "ownerName", concat_ws(' ', p.name, p.surname) as "ownerFullName",
       coalesce(sum(s.plays), 0)::int as "realVisualizations", coalesce(sum(s.played), 0)::int as "totalTimePlay",
       coalesce(sum(s.impressions), 0)::int as impressions
     from video v join person p on p.tenant = v.tenant and p.id = v.owner_id
     left join video_day s on s.tenant = v.tenant and s.video_id = v.id
       and ($2::date is null or s.day >= $2::date) and ($3::date is null or s.day <= $3::date)
     where v.tenant = $1 and ($4::text is null or p.id = $4)
     group by p.tenant, p.id order by 4 desc, 3, 1`,
    [...valuesOf(tenant, dates), authorId ?? null],
  )
  return rows.map((row) => ({
    ...row,
    reprosAverage: average(row.totalTimePlay, row.realVisualizations),
    stimatedEarns: Math.round((row.totalTimePlay / 3600) * EUROS_PER_HOUR * 100) / 100,
  }))
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
const average = (total: number, count: number): number =>
  count === 0 ? 0 : Math.round((total / count) * 100) / 100

function mergeCounts(counts: readonly Record<string, number>[]): Record<string, number> {
  const all = new Map<string, number>()
  for (const [name, count] of counts.flatMap((entry) => Object.entries(entry))) {
    all.set(name, (all.get(name) ?? 0) + count)
  }
  return Object.fromEntries([...all].toSorted(([, a], [, b]) => b - a))
}
