import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { root } from '../../paths'

const entityFolder = path.join(root, 'schemas', 'entities')

/** Creates an Ajv with every API entity registered as `X.schema.json`. */
export function entityValidator(options: Options = {}): Ajv {
  // 12.35 / 0.01 is not exactly 1235 in floating point. The forms use the same precision (src/build/entityForms.ts).
  const ajv = new Ajv({ allowUnionTypes: true, multipleOfPrecision: 6, ...options })
  addFormats.default(ajv)
  // Names of enumeration values, for the generated constants.
  ajv.addVocabulary(['x-enum-varnames', 'x-may-be-empty'])
  for (const file of readdirSync(entityFolder).filter((name) => name.endsWith('.schema.json'))) {
    ajv.addSchema(JSON.parse(readFileSync(path.join(entityFolder, file), 'utf8')) as object)
  }
  return ajv
}

interface Validator {
  (data: unknown): boolean
  errors: ErrorObject[] | null
}

/** Creates a validator that is compiled on first use. */
export function lazyValidator(compile: () => ValidateFunction): Validator {
  let validate: ValidateFunction | undefined
  const late = (data: unknown): boolean => {
    validate ??= compile()
    const isValid = validate(data)
    validator.errors = validate.errors ?? null
    return isValid
  }
  const validator: Validator = Object.assign(late, { errors: null })
  return validator
}

/** Formats the first validation error: path and expectation. */
export function formatFirstError(validate: Pick<ValidateFunction, 'errors'>): string {
  const [error] = validate.errors ?? []
  return error ? `${error.instancePath || '/'} ${error.message ?? 'is not valid'}` : 'is not valid'
}
