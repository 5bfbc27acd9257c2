import path from 'node:path'
import { Ajv, type AnySchema, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { readCalls } from '../../../tests/specification/calls'
import { createSpecifiedApi } from '../../../tests/specification/specifiedApi'
import { readWorld } from '../../../tests/specification/world'
import type { Operation, Topics } from '../contract'
import type { Entities } from '../entities'

/** The day of the examples: the document does not change with the calendar. */
const today = new Date('2026-12-01T08:00:00Z')

/** A list of an example has so many records. */
const RECORDS = 2

/**
 * An answer of each specified read, from the data of the back end that has only the specification, with the fields that the contract
 * names. Answers that lack a field of the contract are no example.
 */
export function readExamples(
  root: string,
  { topics, entities }: { topics: Topics; entities: Entities },
): ReadonlyMap<string, unknown> {
  const calls = readCalls()
  const validatorOf = createValidators(entities)
  const examples = new Map<string, unknown>()
  for (const [key, operation] of Object.values(topics).flatMap((one) => Object.entries(one))) {
    const validate = validatorOf(operation)
    if (!key.startsWith('GET ') || operation.capability !== undefined || !validate) continue
    const world = readWorld(path.join(root, 'tests/specification/data'), today)
    const address = key.slice('GET '.length).replaceAll(/\{\w+\}/g, '1')
    const person = operation.role ? 'a1' : 'p1'
    const { status, body } = createSpecifiedApi(world, calls)({ method: 'GET', address, person })
    const example = Array.isArray(body) ? (body as unknown[]).slice(0, RECORDS) : body
    if (status === 200 && example !== undefined && validate(example)) examples.set(key, example)
  }
  return examples
}

/** Functions that check an answer and remove the fields that its entity does not name. */
function createValidators(entities: Entities): (operation: Operation) => ValidateFunction | undefined {
  const ajv = new Ajv({ allowUnionTypes: true, strict: false, removeAdditional: 'all' })
  addFormats.default(ajv)
  for (const [file, schema] of Object.entries(entities)) ajv.addSchema({ ...schema, $id: file } as AnySchema)
  return ({ response }) => (typeof response === 'string' ? undefined : ajv.compile(withFiles(response)))
}

/** The schema with the file names of its entities. */
const withFiles = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll(/"\$ref":"(\w+)"/g, '"$ref":"$1.schema.json"')) as object
