import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { JSONSchema } from 'json-schema-to-typescript'
import type { Operation } from '../schemas/contract'

/** An operation with what a check of it needs. */
export interface CheckedOperation extends Operation {
  /** For example `GET api/plans`. */
  name: string
  /** The file of `schemas/api` that has it, for example `booking`. */
  topic: string
  /** The schema of the body, where it is an entity. */
  input?: JSONSchema
  /** Checks a JSON answer; undefined for files and empty answers. */
  validate: ValidateFunction | undefined
}

/** Reads every operation below `root`. An answer may have more fields than its entity names. */
export function readContract(root: string): CheckedOperation[] {
  const ajv = new Ajv({ allowUnionTypes: true, allErrors: true, strict: false })
  addFormats.default(ajv)
  const entities = readFolder(path.join(root, 'schemas/entities'))
  for (const [file, schema] of entities) ajv.addSchema(openObjects({ ...schema, $id: file }))
  return readFolder(path.join(root, 'schemas/api')).flatMap(([file, operations]) =>
    Object.entries(operations as Record<string, Operation>).map(([name, operation]) => ({
      ...operation,
      name,
      topic: file.replace('.json', ''),
      ...inputOf(operation, new Map(entities)),
      validate: validatorOf(ajv, operation),
    })),
  )
}

function inputOf({ body }: Operation, entities: ReadonlyMap<string, object>): { input?: JSONSchema } {
  const file = typeof body === 'object' && body.$ref !== undefined && `${body.$ref}.schema.json`
  const input = file ? entities.get(file) : undefined
  return input ? { input } : {}
}

function validatorOf(ajv: Ajv, { response, administrators }: Operation): ValidateFunction | undefined {
  if (typeof response === 'string') return undefined
  const schema = administrators ? { anyOf: [response, administrators.response] } : response
  return ajv.compile(withFiles(schema))
}

const readFolder = (folder: string): [string, object][] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file, JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object])

/** The schema with the file names of its entities. */
const withFiles = (schema: JSONSchema): object =>
  JSON.parse(JSON.stringify(schema).replaceAll(/"\$ref":"(\w+)"/g, '"$ref":"$1.schema.json"')) as object

/** The schema without the refusal of fields that it does not name. */
const openObjects = (schema: object): object =>
  JSON.parse(
    JSON.stringify(schema)
      .replaceAll(/"additionalProperties":false,?/g, '')
      .replaceAll(',}', '}'),
  ) as object
