import type { Video } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import type { Viewer } from '../viewer'

/** The most moments of a video. */
const MAX_MOMENTS = 2

type Moment = NonNullable<Video['moments']>[number]

/**
 * Adds to each video the chapters and sentences that a search has found: those with most of its words first, then those in the language of the
 * viewer, then chapters. Takes a tsquery for each word. A video that the plan of the viewer does not include gets none.
 */
export async function addMoments(
  db: Tx,
  { tenant, language }: Viewer,
  videos: readonly Video[],
  words: readonly string[],
): Promise<Video[]> {
  const ids = videos.filter(({ isLocked }) => !isLocked).map(({ id }) => id)
  const count = words.map((_, at) => `(l.words @@ $${at + 4}::tsquery)::int`).join(' + ')
  const rows = await db.query<Moment & { id: number }>(
    `select f.video_id as id, floor(f.start_at)::int as start, f.content as text, f.is_chapter as "isChapter"
     from (select l.*, row_number() over (partition by l.video_id
         order by ${count} desc, l.language = $3 desc, l.is_chapter desc, l.start_at) as rank
       from video_line l where l.tenant = $1 and l.video_id = any($2::int[]) and ${count} > 0) f
     where f.rank <= ${MAX_MOMENTS} order by f.video_id, f.rank`,
    [tenant, ids, language, ...words],
  )
  return videos.map((video) => {
    const moments = rows
      .filter(({ id }) => id === video.id)
      .map(({ start, text, isChapter }) => ({ start, text, isChapter }))
    return moments.length === 0 ? video : { ...video, moments }
  })
}
