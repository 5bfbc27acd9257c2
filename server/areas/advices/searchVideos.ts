import type { Video, VideoPage } from '../../../schemas/generated/entities'
import type { Tx } from '../../db/engine'
import { findWord, MIN_SIMILARITY, type FoundWord } from './findWord'
import { listVideos, newestFirst, type PageQuery } from './listVideos'
import { searchWords } from './searchWords'
import type { Viewer } from './viewer'

/** The videos that each word is found in, with a score: the title counts most, then what the video is about. */
const hitsSql = `select w.number, h.id, max(h.score) as score
  from jsonb_to_recordset($5::jsonb) as w(number int, anywhere tsquery, title tsquery, tags int[], owners text[])
  cross join lateral (
    select f.id, case when f.words @@ w.title then 4 else 2 end as score from video f
      where f.tenant = $1 and f.words @@ w.anywhere
    union all select x.video_id, 3 from video_tag x where x.tenant = $1 and x.tag_id = any(w.tags)
    union all select f.id, 3 from video f where f.tenant = $1 and f.owner_id = any(w.owners)) h
  group by w.number, h.id`

/** The published videos that every word of the term is found in, the best match first (VIDEO-033). */
export async function searchVideos(
  db: Tx,
  viewer: Viewer,
  { searchterm, ...query }: PageQuery & { searchterm: string },
): Promise<Video[] | VideoPage> {
  const words = searchWords(searchterm)
  if (words.length === 0) return query.page === undefined ? [] : { items: [], total: 0 }
  return db.tx(async (tx) => {
    // Compiling the statement takes PostgreSQL seconds, running it milliseconds.
    await tx.query(
      `select set_config('pg_trgm.word_similarity_threshold', $1, true), set_config('jit', 'off', true)`,
      [String(MIN_SIMILARITY)],
    )
    const found: object[] = []
    for (const [number, word] of words.entries())
      found.push(conditionsOf(number, await findWord(tx, viewer.tenant, word)))
    const join = `join (select id, sum(score) as score from (${hitsSql}) hit group by id having count(*) = ${words.length}) found
      on found.id = v.id`
    const order = `found.score desc, ${newestFirst}`
    return listVideos(tx, viewer, { join, order, values: [JSON.stringify(found)], countsAtOnce: true }, query)
  })
}

/** A row of `w` in the statement. */
const conditionsOf = (number: number, { words, tags, owners }: FoundWord) => ({
  number,
  anywhere: anyOf(words),
  title: anyOf(words, ':A'),
  tags,
  owners,
})

/** A tsquery that any of some words fulfils. */
const anyOf = (words: readonly string[], weight = ''): string =>
  words.map((word) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'${weight}`).join(' | ')
