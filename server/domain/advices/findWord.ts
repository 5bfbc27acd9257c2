import type { Tx } from '../../platform/db/database'
import { swappedWords } from '../shared/swappedWords'

/** How alike two words must be, by their groups of three letters: "tenzion" finds "tensión". */
export const MIN_SIMILARITY = 0.45
/** The most words of videos that one word of a search may match. */
const MAX_EXACT = 50
const MAX_ALIKE = 5

/** What a word of a search matches. */
export interface FoundWord {
  /** Words of the titles and descriptions of videos. */
  words: string[]
  /** Tags with the word in their name or in their category's name. */
  tags: number[]
  /** Persons of doctors with the word in their name. */
  owners: string[]
}

/** Looks up a word; one that is nowhere is looked up with its likely mistakes. Needs `word_similarity_threshold`. */
export async function findWord(tx: Tx, tenant: string, word: string): Promise<FoundWord> {
  const exact = await read(tx, exactSql, [tenant, word])
  const isKnown = Object.values(exact).some((found: readonly unknown[]) => found.length > 0)
  return isKnown
    ? exact
    : read(tx, alikeSql, [tenant, word, swappedWords(word).map((swapped) => `%${swapped}%`)])
}

async function read(tx: Tx, sql: string, params: readonly unknown[]): Promise<FoundWord> {
  const [row] = await tx.query<FoundWord>(sql, params)
  return row ?? { words: [], tags: [], owners: [] }
}

/** A text of a row in all languages. */
const textsOf = (alias: string) =>
  `folded(concat_ws(' ', ${alias}.name, jsonb_path_query_array(${alias}.translations, '$.*.name')::text))`

/** SQL of the words and tags that match. Takes the condition on a text, and the order of the words. */
const wordSql = (has: (text: string) => string, order: string, limit: number) => `select
  array(select l.word from video_word l where l.tenant = $1 and ${has('l.word')} order by ${order} limit ${limit}) as words,
  array(select t.id from tag t join category c on c.tenant = t.tenant and c.id = t.category_id
    where t.tenant = $1 and (${has(textsOf('t'))} or ${has(textsOf('c'))})) as tags,
  array(select d.person_id from doctor d where d.tenant = $1 and d.person_id is not null
    and ${has(`folded(concat_ws(' ', d.name, d.surname))`)}) as owners`

const exactSql = wordSql(
  (text) => `${text} like '%' || $2::text || '%'`,
  'l.word <> $2::text, length(l.word), l.word',
  MAX_EXACT,
)
const alikeSql = wordSql(
  (text) => `($2::text <% ${text} or ${text} like any($3::text[]))`,
  'word_similarity($2::text, l.word) desc, l.word',
  MAX_ALIKE,
)
