import type { VideoMarks } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { orNotFound } from '../../platform/errors/orNotFound'
import { isPublished } from './findVideo'
import type { Viewer } from './viewer'

/** A change of a person's marks. */
export type MarkChange = 'toggleFavorite' | 'toggleWatchLater' | 'like' | 'unlike'

/** What is written; `$4` is the moment. */
const changes: Readonly<Record<MarkChange, string>> = {
  toggleFavorite: 'favorite_at = case when favorite_at is null then $4::timestamptz end',
  toggleWatchLater: 'watch_later_at = case when watch_later_at is null then $4::timestamptz end',
  like: 'liked_at = coalesce(liked_at, $4::timestamptz)',
  unlike: 'liked_at = case when $4::timestamptz is null then liked_at end',
}

/**
 * Marks a video for a person (C-107). Returns the marks as they are now. Throws 404 for a video that is
 * not published.
 */
export async function writeMark(
  db: Tx,
  viewer: Viewer,
  videoId: number,
  { change, now }: { change: MarkChange; now: Date },
): Promise<VideoMarks> {
  orNotFound((await isPublished(db, viewer, videoId)) || undefined)
  return db.tx(async (tx) => {
    const key = [viewer.tenant, viewer.person, videoId]
    await tx.query(
      `insert into video_mark (tenant, person_id, video_id) values ($1, $2, $3) on conflict do nothing`,
      key,
    )
    const [marks] = await tx.query<Omit<VideoMarks, 'likesCounter'>>(
      `update video_mark set ${changes[change]} where tenant = $1 and person_id = $2 and video_id = $3
       returning video_id as id, favorite_at is not null as "isFavorite", watch_later_at is not null as "isWatchLater",
         liked_at is not null as "isLiked"`,
      [...key, now.toISOString()],
    )
    const [likes] = await tx.query<{ count: number }>(
      `select count(*) as count from video_mark where tenant = $1 and video_id = $2 and liked_at is not null`,
      [viewer.tenant, videoId],
    )
    return { ...orNotFound(marks), likesCounter: likes?.count ?? 0 }
  })
}
