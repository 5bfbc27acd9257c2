import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv, type Options, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { root } from '../paths'
import { backendSchema } from './backendSchema'

const file = path.join(root, 'schemas', 'tenant.schema.json')

/** Checks a tenant.json, with the options of every plugin of the house. */
export const manifestValidator = lazyValidator(() => JSON.parse(readFileSync(file, 'utf8')) as object)

/** Checks a backend.json. */
export const backendValidator = lazyValidator(() => backendSchema)

/** Compiles a schema when it is first asked for. */
function lazyValidator(schema: () => object): () => ValidateFunction {
  let validate: ValidateFunction | undefined
  return () => (validate ??= compile(schema()))
}

function compile(schema: object): ValidateFunction {
  return createAjv().compile(schema)
}

/**
 * What compiles the schemas of a tenant's files, for the start and for the check. A fault carries the schema that it breaks,
 * whose description says in words what a pattern means.
 */
export function createAjv(options: Options = {}): Ajv {
  // Plugins may use keywords that help editors only; those are no reason to refuse a tenant.
  const ajv = new Ajv({ strict: false, verbose: true, ...options })
  addFormats.default(ajv)
  return ajv.addFormat('time-zone', isTimeZone)
}

/** Whether this machine knows a zone, also by one of its older names. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone }).format().length > 0
  } catch {
    return false
  }
}
