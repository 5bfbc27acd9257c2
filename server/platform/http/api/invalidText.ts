import type { FastifyRequest } from 'fastify'
import { yearPattern } from './inputLimits'
import { longTextPattern } from './textRules'
import { HttpError } from '../../errors/httpError'

type RequestInput = Pick<FastifyRequest, 'params' | 'query' | 'body'>

/** Path and query parameters that carry a date, month or date-time as text without a format. */
const dateParameters = new Set(['from', 'to', 'month'])
const datePattern = new RegExp(`${yearPattern}\\d\\d(-|$)`)

/** No request needs more. Deeper values would exhaust the stack of JSON.stringify. */
const MAX_DEPTH = 32
const textPattern = new RegExp(longTextPattern, 'u')
const withoutNul = /^[^\0]*$/

/**
 * Rejects input that no schema can rule out for every text: values nested too deeply, characters that no text
 * may have, and dates outside 1900 to 2199. A parameter is only searched for, so it must only lack NUL. The error names
 * the field.
 */
export function rejectInvalidText({ params, query, body }: RequestInput): void {
  for (const [part, value] of Object.entries({ params, querystring: query })) {
    const path = findMismatch(value, withoutNul) ?? findInvalidDate(value)
    if (path !== undefined) throw invalidText(`${part}${path}`)
  }
  const path = findInvalidText(body)
  if (path !== undefined)
    throw invalidText(`body${path}`, { fields: [{ path, keyword: 'pattern', params: {} }] })
}

const invalidText = (field: string, details: object = {}) =>
  new HttpError(400, 'FORMAT_NOT_VALID', { details: { field, ...details } })

/** Returns the path of the first text that may not be stored, or of the first value that is nested too deeply. */
export const findInvalidText = (value: unknown): string | undefined => findMismatch(value, textPattern)

/** Iterative, so that deep input cannot exhaust the stack. */
function findMismatch(value: unknown, pattern: RegExp): string | undefined {
  const parts: [path: string, part: unknown, depth: number][] = [['', value, 0]]
  for (const [path, part, depth] of parts) {
    if (typeof part === 'string' && !pattern.test(part)) return path
    if (typeof part !== 'object' || part === null) continue
    if (depth === MAX_DEPTH) return path
    for (const [name, inner] of Object.entries(part)) {
      if (!pattern.test(name)) return path
      parts.push([`${path}/${name}`, inner, depth + 1])
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
