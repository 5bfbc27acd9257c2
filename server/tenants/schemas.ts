import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { root } from '../paths'
import { backendJson } from './backendSchema'

const file = path.join(root, 'schemas', 'tenant.schema.json')

/** Checks a tenant.json, with the options of every plugin of the house. */
export const manifestSchema = remembered(() => JSON.parse(readFileSync(file, 'utf8')) as object)

/** Checks a backend.json. */
export const backendSchema = remembered(() => backendJson)

/** Compiles a schema when it is first asked for. */
function remembered(schema: () => object): () => ValidateFunction {
  let validate: ValidateFunction | undefined
  return () => (validate ??= compile(schema()))
}

function compile(schema: object): ValidateFunction {
  // Plugins may use keywords that help editors only; those are no reason to refuse a tenant.
  const ajv = new Ajv({ strict: false })
  addFormats.default(ajv)
  return ajv.compile(schema)
}
