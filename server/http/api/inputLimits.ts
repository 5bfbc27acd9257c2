import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../paths'

export type Schema = Record<string, unknown>

/** What an id column holds: a larger number is refused as a format, not by the database. */
const int4 = { minimum: -2_147_483_648, maximum: 2_147_483_647 }

/** Nobody means a day before 1900 or after 2199; far beyond, neither the database nor `Date` knows any. */
export const yearPattern = String.raw`^(19|20|21)\d\d-`

/** A moment of those years, without what `Date` does not know: leap seconds, and zones of hours alone. */
const dateTimePattern = String.raw`${yearPattern}\d\d-\d\d[Tt\s]\d\d:\d\d:[0-5]\d(\.\d+)?([Zz]|[+-]\d\d:?\d\d)$`

const patterns: Schema = { date: yearPattern, 'date-time': dateTimePattern }

/**
 * A schema of what is asked with, with the limits of what can be kept (ERR-012): integers, days and moments. The
 * schemas need not say them of every field; stricter limits of their own stand.
 */
export function withLimits(schema: Schema): Schema {
  const { type, format } = schema
  const isInteger = type === 'integer' || (Array.isArray(type) && type.includes('integer'))
  const pattern = typeof format === 'string' ? patterns[format] : undefined
  return {
    ...(isInteger && int4),
    ...schema,
    // Looked at after the format: what is no day at all is told as that.
    ...(pattern !== undefined && { allOf: [{ type: 'string', pattern }] }),
  }
}

/** The schema of a body, its entities written out, with those limits at every depth. */
export const bodyWithLimits = (schema: object): Schema =>
  JSON.parse(JSON.stringify(schema), (_name, value: unknown) =>
    isSchema(value) ? expandRef(value) : value,
  ) as Schema

function expandRef({ $id: _id, ...schema }: Schema): Schema {
  const { $ref: name } = schema
  return typeof name === 'string' ? bodyWithLimits(readEntity(name)) : withLimits(schema)
}

/** The contract says `Company`, entities say `Company.schema.json`. */
function readEntity(name: string): object {
  const file = `${name.replace(/\.schema\.json$/, '')}.schema.json`
  return JSON.parse(readFileSync(path.join(root, 'schemas', 'entities', file), 'utf8')) as object
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
