import type { Video, VideoPage } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { addMoments } from './lines/findMoments'
import { findWord, MIN_SIMILARITY, type FoundWord } from './findWord'
import { listVideos, newestFirst, type PageQuery } from './listVideos'
import { searchWords } from './searchWords'
import { viewerValues } from './videoSql'
import type { Viewer } from './viewer'

/**
 * The published videos that every word of the term is found in, the best match first; those with at least half of the words where no video has
 * all. A page says so, and has the moments of its videos that match.
 */
export async function searchVideos(
  db: Tx,
  viewer: Viewer,
  { searchterm, ...query }: PageQuery & { searchterm: string },
): Promise<Video[] | VideoPage> {
  const words = searchWords(searchterm)
  if (words.length === 0) return query.page === undefined ? [] : { items: [], total: 0 }
  return db.tx(async (tx) => {
    await tx.query(`select set_config('pg_trgm.word_similarity_threshold', $1, true)`, [
      String(MIN_SIMILARITY),
    ])
    const found: FoundWord[] = []
    for (const word of words) found.push(await findWord(tx, viewer.tenant, word))
    const list = (least: number) => {
      const selection = { ...hitsOf(found, least, viewerValues(viewer).length + 1), countsAtOnce: true }
      return listVideos(tx, viewer, { ...selection, order: `v.score desc, ${newestFirst}` }, query)
    }
    const all = await list(words.length)
    const isPartial = words.length > 1 && isEmpty(all)
    const answer = isPartial ? await list(Math.ceil(words.length / 2)) : all
    if (Array.isArray(answer)) return answer
    const items = await addMoments(
      tx,
      viewer,
      answer.items,
      found.map(({ words: texts }) => anyOf(texts)),
    )
    return { ...answer, items, isPartial: isPartial && answer.total > 0 }
  })
}

const isEmpty = (answer: Video[] | VideoPage): boolean =>
  Array.isArray(answer) ? answer.length === 0 : answer.total === 0

/**
 * The videos that match at least some of the words, with a score: more words count most; for each the title counts more than what the video is about,
 * and this more than what is said in it. Takes the number of the first SQL parameter. Texts are intersected in the index where all words are
 * needed: a word of every video costs nothing beside a rarer one.
 */
function hitsOf(
  found: readonly FoundWord[],
  least: number,
  first: number,
): { videos: string; values: unknown[] } {
  const words = found.map((_, index) => wordSql(first + 1 + 4 * index))
  const matches = words.map(({ isMatch }) => `${isMatch}::int`).join(' + ')
  const score = words.map((word) => word.score).join(' + ')
  const inTexts = `f.words @@ $${first}::tsquery`
  const isEvery = least === found.length
  const texts = found.map(({ words: some }) => anyOf(some))
  return {
    videos: `(select f.*, ${score} as score from video f where f.tenant = $1 and ${inTexts} and ${isEvery ? 'true' : `${matches} >= ${least}`}
      union all select f.*, ${score} as score from video f where f.tenant = $1 and not ${inTexts} and ${matches} >= ${least}
        and f.id = any(array(${words.map(({ places }) => places).join(' union all ')})))`,
    values: [
      isEvery ? allOf(texts) : texts.filter((text) => text !== '').join(' | '),
      ...found.flatMap(({ words: some, tags, owners }) => [anyOf(some), anyOf(some, ':A'), tags, owners]),
    ],
  }
}

/** The conditions of a word whose values begin at a parameter; `f` is the video. `places` has the videos that match beyond their own texts. */
function wordSql(first: number): { isMatch: string; score: string; places: string } {
  const [anywhere, title, tags, owners] = [0, 1, 2, 3].map((offset) => `$${first + offset}`)
  const subjects = `select x.video_id from video_tag x where x.tenant = $1 and x.tag_id = any(${tags}::int[])
    union all select o.id from video o where o.tenant = $1 and o.owner_id = any(${owners}::text[])`
  const said = `select l.video_id from video_line l where l.tenant = $1 and l.words @@ ${anywhere}::tsquery`
  const isSubject = `f.id in (${subjects})`
  const isSaid = `f.id in (${said})`
  return {
    isMatch: `(f.words @@ ${anywhere}::tsquery or ${isSubject} or ${isSaid})`,
    score: `case when f.words @@ ${title}::tsquery then 14 when ${isSubject} then 13
      when f.words @@ ${anywhere}::tsquery then 12 when ${isSaid} then 11 else 0 end`,
    places: `${subjects} union all ${said}`,
  }
}

/** A tsquery that any of some words fulfils. */
const anyOf = (words: readonly string[], weight = ''): string =>
  words.map((word) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'${weight}`).join(' | ')

/** A tsquery that fulfils all of some; one that nothing fulfils, if one of them is empty. */
const allOf = (queries: readonly string[]): string =>
  queries.includes('') ? '' : queries.map((query) => `(${query})`).join(' & ')
