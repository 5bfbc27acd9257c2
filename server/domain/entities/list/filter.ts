import { HttpError } from '../../../platform/errors/httpError'
import type { AdminEntity } from '../defineAdminEntity'

/** Selects records. Every other name is a filter of the entity. */
export interface ListFilter {
  /** Words that a record must all contain, ignoring case, accents, commas and the separators of numbers. */
  search?: string
  [filter: string]: unknown
}

/** An SQL condition and its parameters. */
export interface WhereClause {
  where: string
  params: unknown[]
}

/** Builds the condition of the words of a search and of filters. Throws 400 for an unknown filter. */
export function whereClause(
  tenant: string,
  { search, filters = {} }: AdminEntity,
  words: readonly (readonly string[])[],
  values: Readonly<Record<string, unknown>>,
): WhereClause {
  const params: unknown[] = [tenant]
  const conditions = ['r.tenant = $1']
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue
    const condition = Object.hasOwn(filters, name) ? filters[name] : undefined
    if (!condition) throw unknownParameter(name)
    conditions.push(condition(`$${params.push(value)}`))
  }
  for (const word of words) {
    const alternatives = word
      .flatMap(patternsOf)
      .map((pattern) => `${search} like folded($${params.push(pattern)})`)
    conditions.push(`(${alternatives.join(' or ')})`)
  }
  return { where: conditions.join(' and '), params }
}

/**
 * The `like` patterns of a word. One or two letters match only the beginning of words, because the trigram index needs
 * three letters to match inside a word.
 */
function patternsOf(word: string): string[] {
  const escaped = word.replaceAll(/[\\%_]/g, String.raw`\$&`)
  return /^[\p{L}\p{N}]{1,2}$/u.test(word) ? [`${escaped}%`, `% ${escaped}%`] : [`%${escaped}%`]
}

/** The error for a query parameter that the list does not have. */
export const unknownParameter = (name: string) =>
  new HttpError(400, 'FORMAT_NOT_VALID', {
    details: { field: `querystring/${name}`, problem: 'is not offered' },
  })
