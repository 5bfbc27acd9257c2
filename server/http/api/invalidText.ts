import type { FastifyRequest } from 'fastify'
import { years } from './inputLimits'
import { Refusal } from '../errors/httpError'

type Asked = Pick<FastifyRequest, 'params' | 'query' | 'body'>

/** Days, months and moments that a path or a query carries as texts without a format. */
const dated = new Set(['from', 'to', 'month'])
const date = new RegExp(`${years}\\d\\d(-|$)`)

/**
 * Refuses what a call is asked with and no schema can say of every text (ERR-012): the one character that the databases
 * keep in none, and days of years that nobody means. Names the field.
 */
export function refuseUnkeepable({ params, query, body }: Asked): void {
  for (const [part, value] of Object.entries({ params, querystring: query, body })) {
    const path = nulIn(value) ?? (part === 'body' ? undefined : undatedIn(value))
    if (path === undefined) continue
    const fields = part === 'body' ? { fields: [{ path, keyword: 'pattern', params: {} }] } : {}
    throw new Refusal(400, 'FORMAT_NOT_VALID', { details: { field: `${part}${path}`, ...fields } })
  }
}

/** Where a value holds the character NUL, as a path; undefined: nowhere. However deep it is, this is not. */
export function nulIn(value: unknown): string | undefined {
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

function undatedIn(texts: unknown): string | undefined {
  const odd = Object.entries(texts ?? {}).find(
    ([name, text]) => dated.has(name) && typeof text === 'string' && !date.test(text),
  )
  return odd && `/${odd[0]}`
}
