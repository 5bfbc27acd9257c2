import { parseCaptions } from '../../../../schemas/rules/captions'
import type { Tx } from '../../../platform/db/database'
import {
  captionLanguages,
  captionsOf,
  editedText,
  type TextedVideo,
} from '../../../platform/media/videoTexts'

const SECOND_MS = 1000
/** How many videos a round writes. */
const AT_ONCE = 50

/** How long after a change of captions or chapters a search finds them, at most. */
export const LINES_INTERVAL_MS = 5 * SECOND_MS

type VideoRow = TextedVideo & { tenant: string; id: number }

interface Line {
  language: string
  isChapter: boolean
  place: number
  start: number
  content: string
}

/**
 * Writes the lines of the tenants' videos whose captions, chapters or files have changed, so that a search finds them. Several processes may do so at once.
 * Returns how many videos it has written.
 */
export async function writeMissingLines(
  db: Tx,
  tenants: readonly string[],
  isStopping: () => boolean = () => false,
): Promise<number> {
  let written = 0
  for (let found = AT_ONCE; found === AT_ONCE && !isStopping(); written += found) {
    found = await db.tx(async (tx) => {
      const videos = await tx.query<VideoRow>(
        `select tenant, id, media, texts from video where tenant = any($1::text[]) and media is not null and not has_lines
         order by tenant, id limit ${AT_ONCE} for update skip locked`,
        [tenants],
      )
      for (const video of videos) await writeLines(tx, video)
      return videos.length
    })
  }
  return written
}

async function writeLines(tx: Tx, video: VideoRow): Promise<void> {
  const key = [video.tenant, video.id]
  await tx.query('delete from video_line where tenant = $1 and video_id = $2', key)
  await tx.query(
    `insert into video_line (tenant, video_id, language, is_chapter, place, start_at, content)
     select $1, $2, l.language, l."isChapter", l.place, l.start, l.content from jsonb_to_recordset($3::jsonb)
       as l(language text, "isChapter" boolean, place int, start float8, content text)`,
    [...key, JSON.stringify(linesOf(video))],
  )
  await tx.query(
    `insert into video_word (tenant, word) select distinct l.tenant, w.lexeme
     from video_line l cross join lateral unnest(l.words) w where l.tenant = $1 and l.video_id = $2 order by 1, 2
     on conflict do nothing`,
    key,
  )
  await tx.query('update video set has_lines = true where tenant = $1 and id = $2', key)
}

/** The captions and chapters of a video in every language that it has them in. */
function linesOf(video: TextedVideo): Line[] {
  const languages = new Set([...captionLanguages(video), ...Object.keys(video.texts), 'es', 'en'])
  return [...languages].flatMap((language) => [
    ...parseCaptions(captionsOf(video, language) ?? '').map(({ start, text }, place) => ({
      language,
      isChapter: false,
      place,
      start,
      content: text,
    })),
    ...(editedText(video, language)?.chapters ?? []).map(({ start, title }, place) => ({
      language,
      isChapter: true,
      place,
      start,
      content: title,
    })),
  ])
}
