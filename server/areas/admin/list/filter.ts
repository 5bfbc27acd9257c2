import { HttpError } from '../../../http/errors/httpError'
import type { AdminEntity } from '../defineAdminEntity'

/** Which records are meant. Every other name is a filter, and its value what it narrows to. */
export interface ListFilter {
  /** Words that are all found in a record, whatever their case and accents. */
  search?: string
  [filter: string]: unknown
}

/** A condition, and its values in their places. */
export interface WhereClause {
  where: string
  params: unknown[]
}

/** The condition of what matches, with its values in their places. Refuses filters that the list does not have. */
export function whereClause(
  tenant: string,
  { search, filters = {} }: AdminEntity,
  text: string,
  asked: Readonly<Record<string, unknown>>,
): WhereClause {
  const params: unknown[] = [tenant]
  const conditions = ['r.tenant = $1']
  for (const [name, value] of Object.entries(asked)) {
    if (value === undefined) continue
    const condition = Object.hasOwn(filters, name) ? filters[name] : undefined
    if (!condition) throw unknownParameter(name)
    conditions.push(condition(`$${params.push(value)}`))
  }
  for (const word of wordsOf(text)) {
    const found = patternsOf(word).map((pattern) => `${search} like folded($${params.push(pattern)})`)
    conditions.push(`(${found.join(' or ')})`)
  }
  return { where: conditions.join(' and '), params }
}

const wordsOf = (text: string): string[] =>
  text
    .slice(0, 100)
    .split(/[\s\0]+/)
    .filter(Boolean)

/**
 * What `like` compares a word with. One or two letters are looked for where a word begins: an index finds no fewer than
 * three in the middle of one.
 */
function patternsOf(word: string): string[] {
  const escaped = word.replaceAll(/[\\%_]/g, String.raw`\$&`)
  return /^[\p{L}\p{N}]{1,2}$/u.test(word) ? [`${escaped}%`, `% ${escaped}%`] : [`%${escaped}%`]
}

/** The refusal of something that no list offers. */
export const unknownParameter = (name: string) =>
  new HttpError(400, 'FORMAT_NOT_VALID', {
    details: { field: `querystring/${name}`, problem: 'is not offered' },
  })
