import type { FastifyRequest } from 'fastify'
import { yearPattern } from './inputLimits'
import { HttpError } from '../errors/httpError'

type RequestInput = Pick<FastifyRequest, 'params' | 'query' | 'body'>

/** Days, months and moments that a path or a query carries as texts without a format. */
const dateParameters = new Set(['from', 'to', 'month'])
const datePattern = new RegExp(`${yearPattern}\\d\\d(-|$)`)

/**
 * Refuses what a call is asked with and no schema can say of every text (ERR-012): the one character that the databases
 * keep in none, and days of years that nobody means. Names the field.
 */
export function rejectInvalidText({ params, query, body }: RequestInput): void {
  for (const [part, value] of Object.entries({ params, querystring: query, body })) {
    const path = findNul(value) ?? (part === 'body' ? undefined : findInvalidDate(value))
    if (path === undefined) continue
    const fields = part === 'body' ? { fields: [{ path, keyword: 'pattern', params: {} }] } : {}
    throw new HttpError(400, 'FORMAT_NOT_VALID', { details: { field: `${part}${path}`, ...fields } })
  }
}

/** Where a value holds the character NUL, as a path; undefined: nowhere. However deep it is, this is not. */
export function findNul(value: unknown): string | undefined {
  const parts: [path: string, part: unknown][] = [['', value]]
  for (const [path, part] of parts) {
    if (typeof part === 'string' && part.includes('\0')) return path
    if (typeof part !== 'object' || part === null) continue
    for (const [name, inner] of Object.entries(part)) {
      if (name.includes('\0')) return path
      parts.push([`${path}/${name}`, inner])
    }
  }
  return undefined
}

function findInvalidDate(texts: unknown): string | undefined {
  const odd = Object.entries(texts ?? {}).find(
    ([name, text]) => dateParameters.has(name) && typeof text === 'string' && !datePattern.test(text),
  )
  return odd && `/${odd[0]}`
}
