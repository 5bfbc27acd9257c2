import type { VideoViewing } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import { lockedSql, publishedSql, viewerValues } from '../videoSql'
import type { Viewer } from '../viewer'
import type { DayChange } from './videoDay'

/** When something was reported, and by whom. */
export interface ReceivedVideoReport {
  viewer: Viewer
  now: Date
}

/** A region without a name, for people whose country is not known. */
const UNKNOWN_COUNTRY = 'ZZ'

/**
 * Adds what a person has seen in one viewing. Each second of the video counts once in it, so a report that arrives twice, or
 * after a later one, changes nothing. Returns what is new; undefined for a video that the person may not watch.
 */
export async function recordViewing(
  tx: Tx,
  { viewer, now }: ReceivedVideoReport,
  viewing: VideoViewing & { day: string },
): Promise<DayChange | undefined> {
  const video = await findWatchable(tx, viewer, viewing.videoId)
  if (!video) return undefined
  const { id, videoId, day } = viewing
  const created = await tx.query(
    `insert into video_viewing (tenant, id, person_id, video_id, day, received_at, seen)
     values ($1, $2, $3, $4, $5, $6, '{}') on conflict do nothing returning id`,
    [viewer.tenant, id, viewer.person, videoId, day, now.toISOString()],
  )
  const added = await addSeen(tx, viewer, viewing, video.duration)
  if (!added) return undefined
  await keepPosition(tx, viewer, viewing, now)
  const isPlay = created.length > 0
  const play = { waited: viewing.waited ?? 0, device: viewing.device, country: video.country }
  return { videoId, day: added.day, played: added.seconds, ...(isPlay && { play }) }
}

const findWatchable = async (tx: Tx, viewer: Viewer, videoId: number) =>
  (
    await tx.query<{ duration: number; country: string }>(
      `select v.duration, coalesce((select nullif(p.country, '') from person p where p.tenant = $1 and p.id = $2),
         '${UNKNOWN_COUNTRY}') as country
       from video v where ${publishedSql} and v.id = $5 and not ${lockedSql}`,
      [...viewerValues(viewer), videoId],
    )
  )[0]

/** Unites the seconds with those that are known. Returns how many are new, and their day; undefined for somebody else's viewing. */
async function addSeen(
  tx: Tx,
  viewer: Viewer,
  { id, videoId, seen }: VideoViewing,
  duration: number,
): Promise<{ seconds: number; day: string } | undefined> {
  const ranges = seen.filter(([from, to]) => from < to).map(([from, to]) => `[${from},${to})`)
  const [row] = await tx.query<{ seconds: number; day: string }>(
    `with known as (select seen, day from video_viewing
       where tenant = $1 and id = $2 and person_id = $3 and video_id = $4 for update),
     united as (select known.seen + ($5::int4multirange * int4multirange(int4range(0, $6::int))) as seen from known),
     written as (update video_viewing set seen = united.seen from united where tenant = $1 and id = $2)
     select known.day, ((select ${lengthSql('united.seen')} from united) - ${lengthSql('known.seen')})::int as seconds
     from known`,
    [viewer.tenant, id, viewer.person, videoId, `{${ranges.join(',')}}`, duration],
  )
  return row
}

const lengthSql = (ranges: string) =>
  `(select coalesce(sum(upper(part) - lower(part)), 0) from unnest(${ranges}) part)`

/** Keeps where the person is, unless a later report has said so already. */
async function keepPosition(tx: Tx, viewer: Viewer, viewing: VideoViewing, now: Date): Promise<void> {
  const { position, at, videoId } = viewing
  if (position === undefined || at === undefined) return
  const moment = new Date(Math.min(Date.parse(at), now.getTime())).toISOString()
  await tx.query(
    `insert into video_mark as m (tenant, person_id, video_id, position, position_at) values ($1, $2, $3, $4, $5)
     on conflict (tenant, person_id, video_id) do update set position = excluded.position, position_at = excluded.position_at
     where m.position_at is null or m.position_at <= excluded.position_at`,
    [viewer.tenant, viewer.person, videoId, position, moment],
  )
}
