import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../paths'
import { lineTextPattern, longTextPattern, MAX_LINE_LENGTH } from './textRules'

export type Schema = Record<string, unknown>

/** The range of an integer column. A larger number is refused as a format error before it reaches the database. */
const int4 = { minimum: -2_147_483_648, maximum: 2_147_483_647 }

/** The range of ids that a JavaScript number holds exactly. */
export const safeIntegers = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER }

/** Years 1900 to 2199. Neither the database nor `Date` accepts years far beyond. */
export const yearPattern = String.raw`^(19|20|21)\d\d-`

/** A date-time of those years, without forms `Date` cannot parse: leap seconds and offsets of hours alone. */
const dateTimePattern = String.raw`${yearPattern}\d\d-\d\d[Tt\s]\d\d:\d\d:[0-5]\d(\.\d+)?([Zz]|[+-]\d\d:?\d\d)$`

const patterns: Readonly<Record<string, string>> = { date: yearPattern, 'date-time': dateTimePattern }

/**
 * Adds the limits of integers, dates, date-times and texts to a request schema, so that schemas need not repeat
 * them for every field. Stricter limits of the schema win.
 */
export function withLimits(schema: Schema): Schema {
  const { type } = schema
  const pattern = patternOf(schema)
  return {
    ...(hasType(schema, 'integer') && int4),
    ...schema,
    // In `allOf`, so that the format is checked first and a malformed date is reported as such.
    ...(pattern !== undefined && { allOf: [{ type, pattern }] }),
  }
}

const hasType = ({ type }: Schema, name: string) =>
  type === name || (Array.isArray(type) && type.includes(name))

function patternOf(schema: Schema): string | undefined {
  const { format, maxLength } = schema
  if (!hasType(schema, 'string')) return undefined
  if (typeof format === 'string') return patterns[format]
  return typeof maxLength === 'number' && maxLength <= MAX_LINE_LENGTH ? lineTextPattern : longTextPattern
}

/**
 * The schema of a path or query parameter, with limits. An integer must be written in digits: the coercion of the
 * validator also accepts `1e2` and `0x10`. A text is only searched for, so any is valid.
 */
export function parameterSchema(schema: Schema): Schema {
  const { type, format } = schema
  if (type === 'string' && format === undefined) return schema
  const limited = withLimits(schema)
  if (type !== 'integer') return limited
  // In this order, because the coercion replaces the text.
  return { allOf: [{ type: 'string', pattern: String.raw`^-?\d{1,16}$` }, limited] }
}

/** Expands the entities of a body schema and adds the limits at every depth. */
export const bodyWithLimits = (schema: object): Schema =>
  JSON.parse(JSON.stringify(schema), (_name, value: unknown) =>
    isSchema(value) ? expandRef(value) : value,
  ) as Schema

function expandRef({ $id: _id, ...schema }: Schema): Schema {
  const { $ref: name } = schema
  return typeof name === 'string' ? bodyWithLimits(readEntity(name)) : withLimits(schema)
}

/** The contract refers to `Company`, entities refer to `Company.schema.json`. */
function readEntity(name: string): object {
  const file = `${name.replace(/\.schema\.json$/, '')}.schema.json`
  return JSON.parse(readFileSync(path.join(root, 'schemas', 'entities', file), 'utf8')) as object
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
