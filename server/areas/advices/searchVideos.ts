import type { Video, VideoPage } from '../../../schemas/generated/entities'
import type { Tx } from '../../db/engine'
import { listVideos, newestFirst, type PageQuery } from './listVideos'
import type { Viewer } from './viewer'

/** How alike two words must be, by their groups of three letters: "tenzion" finds "tensión". */
const MIN_SIMILARITY = 0.45
const MAX_WORDS = 6
/** Shorter words are articles and prepositions, and match nearly every text. */
const MIN_LENGTH = 3

/** The words of a search, without accents and case; the short ones only where there are no others. */
export function searchWords(term: string): string[] {
  const words = term
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const long = words.filter((word) => word.length >= MIN_LENGTH)
  return [...new Set(long.length > 0 ? long : words)].slice(0, MAX_WORDS)
}

/** A word with two neighbouring letters swapped, in every place: "tenison" for "tension". Short words become other words. */
export const swappedWords = (word: string): string[] =>
  word.length < 5
    ? []
    : Array.from(
        { length: word.length - 1 },
        (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
      )

/** Whether a text has a word, or one like it. */
const has = (text: string) =>
  `(folded(${text}) like '%' || w.word || '%' or word_similarity(w.word, folded(${text})) >= ${MIN_SIMILARITY})`

/** A text of a row in all languages. */
const textsOf = (alias: string, column: string) =>
  `concat_ws(' ', ${alias}.${column}, jsonb_path_query_array(${alias}.translations, '$.*.${column}')::text)`

/** The videos that each word is found in, with a score: the title counts most, then what the video is about. */
const hitsSql = `select w.word, h.id, max(h.score) as score from unnest($5::text[]) w(word) cross join lateral (
    select f.id, case when folded(${textsOf('f', 'title')}) like '%' || w.word || '%' then 4 else 2 end as score
    from video f where f.tenant = $1 and f.search like '%' || w.word || '%'
    union all select f.id, word_similarity(w.word, f.search) from video f where f.tenant = $1 and w.word <% f.search
    union all select f.id, 1 from unnest($6::text[], $7::text[]) s(word, swapped)
      join video f on f.tenant = $1 and f.search like '%' || s.swapped || '%' where s.word = w.word
    union all select x.video_id, 3 from category c join tag t on t.tenant = c.tenant and t.category_id = c.id
      join video_tag x on x.tenant = t.tenant and x.tag_id = t.id
      where c.tenant = $1 and (${has(textsOf('t', 'name'))} or ${has(textsOf('c', 'name'))})
    union all select f.id, 3 from doctor d join video f on f.tenant = d.tenant and f.owner_id = d.person_id
      where d.tenant = $1 and ${has(`concat_ws(' ', d.name, d.surname)`)}) h group by w.word, h.id`

/** The published videos that every word of the term is found in, the best match first (VIDEO-033). */
export async function searchVideos(
  db: Tx,
  viewer: Viewer,
  { searchterm, ...query }: PageQuery & { searchterm: string },
): Promise<Video[] | VideoPage> {
  const words = searchWords(searchterm)
  if (words.length === 0) return query.page === undefined ? [] : { items: [], total: 0 }
  const swaps = words.flatMap((word) => swappedWords(word).map((swapped) => ({ word, swapped })))
  const values = [words, swaps.map(({ word }) => word), swaps.map(({ swapped }) => swapped)]
  return db.tx(async (tx) => {
    await tx.query(`select set_config('pg_trgm.word_similarity_threshold', $1, true)`, [
      String(MIN_SIMILARITY),
    ])
    const hits = `join (select id, sum(score) as score from (${hitsSql}) hit group by id having count(*) = ${words.length}) found
      on found.id = v.id`
    return listVideos(tx, viewer, { join: hits, order: `found.score desc, ${newestFirst}`, values }, query)
  })
}
