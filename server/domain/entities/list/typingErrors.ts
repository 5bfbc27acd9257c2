import type { Tx } from '../../../platform/db/database'
import { editDistance } from '../../../../schemas/text/editDistance'
import { swappedWords } from '../../shared/swappedWords'
import type { AdminEntity } from '../defineAdminEntity'
import { whereClause, type WhereClause } from './filter'
import { wordsOf } from './words'

/** How alike by their groups of three letters the words must be that are compared letter by letter. */
const MIN_SIMILARITY = 0.3
/** The most records whose words are compared, and the most words. */
const MAX_RECORDS = 500
const MAX_WORDS = 100
/** Shorter words are like too many others. Numbers are exact: a digit more is another number. */
const forgivable = /^\p{L}{4,}$/u

/** Builds the condition of a search and filters. Where the search finds nothing, typing errors are forgiven. */
export async function searchClause(
  db: Tx,
  tenant: string,
  entity: AdminEntity,
  text: string,
  values: Readonly<Record<string, unknown>>,
): Promise<WhereClause> {
  const words = wordsOf(text)
  const exact = whereClause(tenant, entity, words, values)
  if (!words.some((word) => isForgivable(word)) || (await isFound(db, entity, exact))) return exact
  return whereClause(tenant, entity, await forgiveTypingErrors(db, tenant, entity, words), values)
}

/** The words of a search, where one that is in no record stands for the words of records that are most like it. */
export async function forgiveTypingErrors(
  db: Tx,
  tenant: string,
  entity: AdminEntity,
  words: readonly (readonly string[])[],
): Promise<string[][]> {
  const forgiven: string[][] = []
  for (const word of words) {
    const isExact =
      !isForgivable(word) || (await isFound(db, entity, whereClause(tenant, entity, [word], {})))
    const alike = isExact ? [] : await findAlike(db, tenant, entity, word[0] ?? '')
    forgiven.push(alike.length > 0 ? alike : [...word])
  }
  return forgiven
}

const isForgivable = ([typed = '', ...others]: readonly string[]): boolean =>
  others.length === 0 && forgivable.test(typed)

async function isFound(db: Tx, { table }: AdminEntity, { where, params }: WhereClause): Promise<boolean> {
  return (await db.query(`select from ${table} r where ${where} limit 1`, params)).length > 0
}

/** The words of records with the fewest typing errors in a typed word; none where there are too many. */
async function findAlike(db: Tx, tenant: string, entity: AdminEntity, typed: string): Promise<string[]> {
  const word = typed.toLowerCase()
  const found = (await readCandidates(db, tenant, entity, word)).map((other) => ({
    other,
    errors: typingErrors(word, other),
  }))
  const fewest = Math.min(...found.map(({ errors }) => errors))
  const most = word.length < 6 ? 1 : 2
  return fewest > most ? [] : found.filter(({ errors }) => errors === fewest).map(({ other }) => other)
}

/** How many typing errors lead from a word, or from its beginning, to a typed one. Two letters that are swapped are one. */
function typingErrors(typed: string, word: string): number {
  const beginnings = [word, ...[-1, 0, 1].map((more) => word.slice(0, typed.length + more))]
  const from = (text: string) => Math.min(...beginnings.map((beginning) => editDistance(text, beginning)))
  return Math.min(from(typed), ...swappedWords(typed).map((swapped) => 1 + from(swapped)))
}

const readCandidates = (
  db: Tx,
  tenant: string,
  { table, search }: AdminEntity,
  typed: string,
): Promise<string[]> =>
  db.tx(async (tx) => {
    await tx.query(`select set_config('pg_trgm.word_similarity_threshold', $1, true)`, [
      String(MIN_SIMILARITY),
    ])
    const rows = await tx.query<{ word: string }>(
      `select word from (
         select ${search} as text from ${table} r
         where r.tenant = $1 and (folded($2) <% ${search} or ${search} like any($3::text[])) limit ${MAX_RECORDS}) f,
         regexp_split_to_table(f.text, '[^[:alnum:]]+') word
       where length(word) >= $4 and (word_similarity(folded($2), word) >= ${MIN_SIMILARITY} or word like any($3::text[]))
       group by word order by max(word_similarity(folded($2), word)) desc, word limit ${MAX_WORDS}`,
      [tenant, typed, swappedWords(typed).map((word) => `%${word}%`), typed.length - 2],
    )
    return rows.map(({ word }) => word)
  })
