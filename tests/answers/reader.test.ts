import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { JSONSchema } from 'json-schema-to-typescript'
import { describe, expect, it } from 'vitest'
import { readAnswer } from '../../core/http/answers/readAnswer'
import { answersRead } from './reads'
import { entities, faults, faultySampleOf, operations, sampleOf } from './samples'

/** Rules of forms: the type of a field does not say them, and an answer that breaks one can be shown. */
const limits =
  /^(minLength|maxLength|pattern|minimum|maximum|exclusiveMinimum|minItems|maxItems|uniqueItems|x-.*)$/

/** Formats whose text is shown as it came. */
const shownAsText: ReadonlySet<unknown> = new Set(['email', 'uri', 'uuid'])

function withoutLimits(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutLimits)
  if (typeof schema !== 'object' || schema === null) return schema
  const entries = Object.entries(schema)
    .filter(([name, value]) => !limits.test(name) || typeof value === 'object')
    .filter(([name, value]) => name !== 'format' || !shownAsText.has(value as string))
    .map(([name, value]) => [name, withoutLimits(value)] as const)
  return Object.fromEntries(entries.filter(([name]) => name !== 'additionalProperties' || isMap(schema)))
}

/** An object of values by any name. Other fields of a record are ignored. */
const isMap = (schema: object) => !('properties' in schema)

const nameOf = (link: string) => link.replace('.schema.json', '')

const ajv = addFormats.default(new Ajv({ strict: false, allErrors: true }))
const typesOf = (schema: object): object =>
  withoutLimits(
    JSON.parse(JSON.stringify({ ...schema, $id: undefined }), (key, value: unknown) =>
      key === '$ref' ? nameOf(value as string) : value,
    ),
  ) as object
for (const [file, schema] of Object.entries(entities)) ajv.addSchema(typesOf(schema), nameOf(file))

const read = answersRead.flatMap((name) => {
  const { response, administrators } = operations[name] ?? {}
  if (typeof response !== 'object') return []
  const schema: JSONSchema = administrators ? { anyOf: [response, administrators.response] } : response
  return [{ name, schema }]
})

type Problems = (answer: unknown) => string[]

/** What is wrong with the value that the portal takes from an answer; one that it refuses has nothing wrong. */
function problemsAt(name: string, schema: JSONSchema): Problems {
  const validate: ValidateFunction = ajv.compile(typesOf(schema))
  return (answer) => {
    const { value, isReadable } = readAnswer(name, answer)
    if (!isReadable || validate(value)) return []
    return (validate.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath} ${message}`)
  }
}

/** Each fault of each field of the answer, one after another. */
function* eachFault(schema: JSONSchema): Generator<{ label: string; answer: unknown }> {
  const { fields } = faultySampleOf(schema, () => undefined)
  for (const fault of faults)
    for (let hit = 0; hit < fields; hit++) {
      const { answer } = faultySampleOf(schema, (place) => (place === hit ? fault : undefined))
      yield { label: `field ${String(hit)}: ${fault}`, answer }
    }
}

/** Answers that are something else altogether. */
const others = [undefined, null, 'text', 5, true, [], {}, [null, 'text', 5, []], { items: null }]

it('SHELL-048 the portal reads most operations of the contract', () =>
  expect(read.length).toBeGreaterThan(250))

describe.each(read)('SHELL-048 $name', ({ name, schema }) => {
  const problems = problemsAt(name, schema)

  it('is read as it is if it keeps the contract', () => {
    const sample = sampleOf(schema)
    expect(readAnswer(name, sample)).toEqual({ value: sample, isReadable: true, leftOut: 0 })
  })

  it('has the types of the contract, or is refused, if a field is absent, null, of another type or unknown', () => {
    const found = [...eachFault(schema)].flatMap(({ label, answer }) =>
      problems(answer).map((problem) => `${label}${problem}`),
    )
    expect(found).toEqual([])
  })

  it('has the types of the contract, or is refused, if it is something else', () => {
    expect(others.flatMap(problems)).toEqual([])
  })
})
