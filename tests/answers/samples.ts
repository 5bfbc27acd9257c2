import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { JSONSchema } from 'json-schema-to-typescript'
import type { Entities } from '../../scripts/schemas/entities'
import type { Operations } from '../../scripts/schemas/contract'

const root = path.resolve(import.meta.dirname, '../../schemas')
const readAll = (folder: string) =>
  Object.fromEntries(
    readdirSync(path.join(root, folder)).map((file) => [
      file,
      JSON.parse(readFileSync(path.join(root, folder, file), 'utf8')) as object,
    ]),
  )

export const entities: Entities = readAll('entities')

/** Every operation of the API. */
export const operations = Object.assign({}, ...Object.values(readAll('api'))) as Operations

/** What can be wrong with a field. */
export const faults = ['absent', 'null', 'other type', 'unknown value'] as const
type Fault = (typeof faults)[number]

/** The fault of a field, if it has one, by its place in the answer and its schema. */
type FaultOf = (place: number, schema: JSONSchema) => Fault | undefined

interface Place {
  depth: number
  name: string
  faultOf: FaultOf
  counter: { fields: number }
}

const start = (faultOf: FaultOf): Place => ({ depth: 0, name: '', faultOf, counter: { fields: 0 } })

/** An answer as the contract has it, with every optional field. Entities that contain themselves end after some levels. */
export const sampleOf = (schema: JSONSchema): unknown =>
  build(
    schema,
    start(() => undefined),
  )

/** The answer with faults, and how many fields it has. */
export function faultySampleOf(schema: JSONSchema, faultOf: FaultOf): { answer: unknown; fields: number } {
  const place = start(faultOf)
  return { answer: build(schema, place), fields: place.counter.fields }
}

/** A list with a sound record, and one record for each field, whose fault changes with the round. */
export function listOfFaults(items: JSONSchema, round: number): unknown[] {
  const { fields } = faultySampleOf(items, () => undefined)
  return [
    sampleOf(items),
    ...Array.from({ length: fields }, (_, hit) => {
      const fault = faults[(hit + round) % faults.length]
      return faultySampleOf(items, (place) => (place === hit ? fault : undefined)).answer
    }),
  ]
}

/** Whether nothing true can stand for the value of a field. */
export function isIndispensable(schema: JSONSchema): boolean {
  const { type, format, $ref, anyOf, enum: values, minLength = 0 } = schema
  const types = [type ?? []].flat()
  if (types.includes('null') || anyOf) return false
  if ($ref || values || format) return true
  return ['number', 'integer', 'object'].some((one) => types.includes(one as 'number')) || minLength > 0
}

function build(schema: JSONSchema, place: Place): unknown {
  if (schema.$ref)
    return build(entities[`${schema.$ref.replace('.schema.json', '')}.schema.json`] ?? {}, place)
  const [choice] = schema.anyOf ?? []
  if (choice) return build(choice, place)
  const [value] = schema.enum ?? []
  if (value !== undefined) return value
  const [type] = [schema.type ?? 'string'].flat()
  if (type === 'object') return buildObject(schema, place)
  if (type === 'array')
    return place.depth > 6 || !schema.items || Array.isArray(schema.items)
      ? []
      : [build(schema.items, { ...place, depth: place.depth + 1 })]
  if (type === 'string') return text(schema, place.name)
  if (type === 'boolean') return false
  return type === 'null' ? null : (schema.minimum ?? 1)
}

function buildObject({ properties = {} }: JSONSchema, place: Place): object {
  const record: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(properties)) {
    const fault = place.faultOf(place.counter.fields++, schema)
    if (fault) spoil(record, name, schema, fault)
    else record[name] = build(schema, { ...place, depth: place.depth + 1, name })
  }
  return record
}

function spoil(record: Record<string, unknown>, name: string, schema: JSONSchema, fault: Fault): void {
  if (fault === 'absent') return
  const isText = [schema.type].flat().includes('string')
  if (fault === 'null') record[name] = null
  else if (fault === 'other type') record[name] = isText ? { an: 'object' } : 'other'
  else record[name] = isText ? 'unknown-value' : -987_654
}

const wellFormed: Readonly<Record<string, string>> = {
  date: '2026-11-20',
  'date-time': '2026-11-20T10:00:00Z',
  email: 'ana@correo.test',
}

function text({ format, pattern }: JSONSchema, name: string): string {
  if (/zone/i.test(name)) return 'Europe/Madrid'
  if (pattern?.includes('\\d{2}:') || pattern?.includes('[0-5]')) return '10:00'
  return wellFormed[format ?? ''] ?? `Texto ${name}`
}
