import type { JSONSchema } from 'json-schema-to-typescript'
import type { AnswerShapes, Shape } from '../../schemas/answers/shape'
import type { Operations } from './contract'
import { nameOf, type Entities } from './entities'

/** Generates the shapes of all answers, and of the entities in them. Throws for a type that no shape describes. */
export function answerShapes(operations: Operations, entities: Entities): AnswerShapes {
  const writer = new ShapeWriter(entities)
  const responses = Object.entries(operations).flatMap(([key, { response, administrators }]) => {
    if (typeof response === 'string') return []
    const schema = administrators ? { anyOf: [response, administrators.response] } : response
    return [[key, writer.shapeOf(schema)] as const]
  })
  return { operations: Object.fromEntries(responses), entities: writer.used }
}

class ShapeWriter {
  /** The entities that the shapes so far refer to. */
  readonly used: Record<string, Shape> = {}
  readonly #entities: Entities

  constructor(entities: Entities) {
    this.#entities = entities
  }

  /** The shape of a schema; `name` is that of the field. */
  shapeOf(schema: JSONSchema, name = ''): Shape {
    if (schema.$ref !== undefined) return this.#reference(schema.$ref)
    const types = [schema.type ?? 'any'].flat()
    const choices = this.#choices(schema, types, name)
    const isNullable = types.includes('null') || schema.enum?.includes(null) === true
    const all: Shape[] = isNullable ? [...choices, 'null'] : choices
    const [only] = all
    return all.length === 1 && only !== undefined ? only : { any: all }
  }

  #choices(schema: JSONSchema, types: readonly string[], name: string): Shape[] {
    if (schema.anyOf) return schema.anyOf.map((choice) => this.shapeOf(choice, name))
    if (schema.enum) return [{ enum: schema.enum.filter((value) => value !== null) as string[] }]
    return types.filter((type) => type !== 'null').map((type) => this.#typeShape(type, schema, name))
  }

  #reference(link: string): Shape {
    const entity = nameOf(link)
    if (!(entity in this.used)) {
      // An entity may contain itself.
      this.used[entity] = 'any'
      this.used[entity] = this.shapeOf(this.#entities[`${entity}.schema.json`] ?? {}, entity)
    }
    return { entity }
  }

  #typeShape(type: string, schema: JSONSchema, name: string): Shape {
    switch (type) {
      case 'object':
        return this.#objectShape(schema)
      case 'array':
        return { list: schema.items && !Array.isArray(schema.items) ? this.shapeOf(schema.items) : 'any' }
      case 'string':
        return stringShape(schema, name)
      case 'integer':
        return integerShape(schema)
      case 'number':
      case 'boolean':
      case 'any':
        return type
      default:
        throw new Error(`${name}: no shape of answers describes the type ${type}`)
    }
  }

  #objectShape({ properties, required, additionalProperties: rest }: JSONSchema): Shape {
    if (!properties) return typeof rest === 'object' ? { map: this.shapeOf(rest) } : { fields: {} }
    const names = new Set(Array.isArray(required) ? required : [])
    return {
      fields: Object.fromEntries(
        Object.entries(properties).map(([name, schema]) => [
          names.has(name) ? name : `${name}?`,
          this.shapeOf(schema, name),
        ]),
      ),
    }
  }
}

const integerShape = ({ minimum: from, maximum: to }: JSONSchema): Shape =>
  from === undefined || to === undefined ? 'integer' : { from, to }

/** Fields with the name of an IANA zone. Offsets such as -05:00 are zones too. */
const zone = /^(zone|userZone|timezone|timeZoneId|timeZoneInfoId)$/

function stringShape(schema: JSONSchema, name: string): Shape {
  const { format, minLength = 0 } = schema
  if (format === 'date' || format === 'date-time') return format
  if (zone.test(name)) return 'zone'
  // A form needs it, and a record can be shown without.
  if (schema['x-may-be-empty'] === true) return 'string'
  return minLength > 0 || /^id$|Id$|^key$/.test(name) ? 'text' : 'string'
}
