import type { FastifyRequest } from 'fastify'
import { yearPattern } from './inputLimits'
import { HttpError } from '../errors/httpError'

type RequestInput = Pick<FastifyRequest, 'params' | 'query' | 'body'>

/** Path and query parameters that carry a date, month or date-time as text without a format. */
const dateParameters = new Set(['from', 'to', 'month'])
const datePattern = new RegExp(`${yearPattern}\\d\\d(-|$)`)

/**
 * Rejects input that no schema can rule out for every text (ERR-012): the character NUL, which PostgreSQL cannot store,
 * and dates outside 1900 to 2199. The error names the field.
 */
export function rejectInvalidText({ params, query, body }: RequestInput): void {
  for (const [part, value] of Object.entries({ params, querystring: query, body })) {
    const path = findNul(value) ?? (part === 'body' ? undefined : findInvalidDate(value))
    if (path === undefined) continue
    const fields = part === 'body' ? { fields: [{ path, keyword: 'pattern', params: {} }] } : {}
    throw new HttpError(400, 'FORMAT_NOT_VALID', { details: { field: `${part}${path}`, ...fields } })
  }
}

/** Returns the path of the first text with the character NUL. Iterative, so that deep input cannot exhaust the stack. */
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
