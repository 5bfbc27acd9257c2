import type { Video, VideoPage } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { findWord, MIN_SIMILARITY, type FoundWord } from './findWord'
import { listVideos, newestFirst, type PageQuery } from './listVideos'
import { searchWords } from './searchWords'
import { viewerValues } from './videoSql'
import type { Viewer } from './viewer'

/** The published videos that every word of the term is found in, the best match first. */
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
    const found: FoundWord[] = []
    for (const word of words) found.push(await findWord(tx, viewer.tenant, word))
    const selection = { ...hitsOf(found, viewerValues(viewer).length + 1), countsAtOnce: true }
    return listVideos(tx, viewer, { ...selection, order: `v.score desc, ${newestFirst}` }, query)
  })
}

/**
 * The videos that match all words, with a score: for each word the title counts most, then what the video is about. Takes the
 * number of the first SQL parameter. Texts are intersected in the index: a word of every video costs nothing beside a rarer one.
 */
function hitsOf(found: readonly FoundWord[], first: number): { videos: string; values: unknown[] } {
  const words = found.map((_, index) => wordSql(first + 1 + 4 * index))
  const every = words.map(({ isMatch }) => isMatch).join(' and ')
  const score = words.map((word) => word.score).join(' + ')
  const inTexts = `f.words @@ $${first}::tsquery`
  return {
    videos: `(select f.*, ${score} as score from video f where f.tenant = $1 and ${inTexts}
      union all select f.*, ${score} as score from video f where f.tenant = $1 and not ${inTexts} and ${every}
        and f.id = any(array(${words.map(({ subjects }) => subjects).join(' union all ')})))`,
    values: [
      allOf(found.map(({ words: texts }) => anyOf(texts))),
      ...found.flatMap(({ words: texts, tags, owners }) => [anyOf(texts), anyOf(texts, ':A'), tags, owners]),
    ],
  }
}

/** The conditions of a word whose values begin at a parameter; `f` is the video. */
function wordSql(first: number): { isMatch: string; score: string; subjects: string } {
  const [anywhere, title, tags, owners] = [0, 1, 2, 3].map((offset) => `$${first + offset}`)
  const subjects = `select x.video_id from video_tag x where x.tenant = $1 and x.tag_id = any(${tags}::int[])
    union all select o.id from video o where o.tenant = $1 and o.owner_id = any(${owners}::text[])`
  const isSubject = `f.id in (${subjects})`
  return {
    isMatch: `(f.words @@ ${anywhere}::tsquery or ${isSubject})`,
    score: `case when f.words @@ ${title}::tsquery then 4 when ${isSubject} then 3 else 2 end`,
    subjects,
  }
}

/** A tsquery that any of some words fulfils. */
const anyOf = (words: readonly string[], weight = ''): string =>
  words.map((word) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'${weight}`).join(' | ')

/** A tsquery that fulfils all of some; one that nothing fulfils, if one of them is empty. */
const allOf = (queries: readonly string[]): string =>
  queries.includes('') ? '' : queries.map((query) => `(${query})`).join(' & ')
