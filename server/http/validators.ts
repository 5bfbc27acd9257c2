import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv, type Options, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { root } from '../paths'

const entityFolder = path.join(root, 'schemas', 'entities')

/** A validator that knows every API entity by `X.schema.json`. */
export function entityValidator(options: Options = {}): Ajv {
  const ajv = new Ajv({ allowUnionTypes: true, ...options })
  addFormats.default(ajv)
  for (const file of readdirSync(entityFolder).filter((name) => name.endsWith('.schema.json'))) {
    ajv.addSchema(JSON.parse(readFileSync(path.join(entityFolder, file), 'utf8')) as object)
  }
  return ajv
}

/** The first finding in words: where, and what was expected. */
export function firstFinding(validate: Pick<ValidateFunction, 'errors'>): string {
  const [error] = validate.errors ?? []
  return error ? `${error.instancePath || '/'} ${error.message ?? 'is not valid'}` : 'is not valid'
}
