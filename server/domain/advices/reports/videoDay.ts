import type { Tx } from '../../../platform/db/database'
import { publishedSql, viewerValues } from '../videoSql'
import type { Viewer } from '../viewer'

/** What is added to the statistics of a video on a day. Absent: nothing. */
export interface DayChange {
  videoId: number
  /** In UTC, YYYY-MM-DD. */
  day: string
  impressions?: number
  /** Seconds. */
  played?: number
  /** A play, with the milliseconds until it began and where it was played. */
  play?: { waited: number; device: string; country: string }
}

/** Adds to what the administration's statistics read (`video_day`). Videos that patients do not see are left out. */
export async function addToDay(
  tx: Tx,
  viewer: Viewer,
  { videoId, day, impressions = 0, played = 0, play }: DayChange,
): Promise<void> {
  await tx.query(
    `insert into video_day as s (tenant, video_id, day, plays, impressions, played, waited, devices, countries)
     select $1, v.id, $6::date, $7::int, $8::int, $9::int, $10::int, $11::jsonb, $12::jsonb from video v
     where ${publishedSql} and v.id = $5 and $2::text is not null and $3::int[] is not null
     on conflict (tenant, video_id, day) do update set
       plays = s.plays + excluded.plays, impressions = s.impressions + excluded.impressions,
       played = s.played + excluded.played, waited = s.waited + excluded.waited,
       devices = ${addedSql('devices')}, countries = ${addedSql('countries')}`,
    [
      ...viewerValues(viewer),
      videoId,
      day,
      play ? 1 : 0,
      impressions,
      played,
      play?.waited ?? 0,
      JSON.stringify(play ? { [play.device]: 1 } : {}),
      JSON.stringify(play ? { [play.country]: 1 } : {}),
    ],
  )
}

/** The counts of a row with those of the new one. */
const addedSql = (column: string) => `s.${column} || coalesce((
    select jsonb_object_agg(e.key, e.value::int + coalesce((s.${column} ->> e.key)::int, 0))
    from jsonb_each_text(excluded.${column}) e), '{}')`
