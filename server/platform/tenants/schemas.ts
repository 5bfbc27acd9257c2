import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv, type Options, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { root } from '../paths'
import { backendSchema } from './settings/backendSchema'
import { isUsablePattern } from './isUsablePattern'

const file = path.join(root, 'schemas', 'tenant.schema.json')

/** Validates a tenant.json, including the options of every plugin. */
export const manifestValidator = lazyValidator(() => JSON.parse(readFileSync(file, 'utf8')) as object)

/** Validates a backend.json. */
export const backendValidator = lazyValidator(() => backendSchema)

/** Compiles a schema on first use. */
function lazyValidator(schema: () => object): () => ValidateFunction {
  let validate: ValidateFunction | undefined
  return () => (validate ??= compile(schema()))
}

function compile(schema: object): ValidateFunction {
  return createAjv().compile(schema)
}

/**
 * Creates the Ajv that validates a tenant's files, at startup and in `npm run tenant -- check`. It is verbose, so that an
 * error carries the schema whose description explains a pattern.
 */
export function createAjv(options: Options = {}): Ajv {
  // Not strict: plugins may use keywords that only editors know.
  const ajv = new Ajv({ strict: false, verbose: true, ...options })
  addFormats.default(ajv)
  return ajv.addFormat('time-zone', isTimeZone).addFormat('regex', isUsablePattern)
}

/** Returns whether Intl knows the time zone, including its older names. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone }).format().length > 0
  } catch {
    return false
  }
}
