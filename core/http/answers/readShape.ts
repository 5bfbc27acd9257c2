import type { Shape } from '@schemas/answers/shape'
import { readString } from './readString'

/** What a reader needs besides the value. */
export interface ReadContext {
  entities: Readonly<Record<string, Shape>>
  /** Called for each record that a list leaves out. */
  onLeftOut: () => void
}

/** Says that a value has not the shape, and that nothing true can stand for it. */
export const unreadable = Symbol('unreadable')

/**
 * Reads a value as a shape. Text, lists, maps and yes or no that are absent become empty, `[]`, `{}` or false; numbers and dates
 * have no default, because any number would say something false. Optional fields of another shape become undefined, those that
 * may be null become null. Lists leave out what cannot be read. Fields that the shape does not name stay.
 * Returns the value, or `unreadable`.
 */
export function readShape(shape: Shape, value: unknown, context: ReadContext): unknown {
  if (typeof shape === 'string') return readPlain(shape, value)
  if ('entity' in shape) return readShape(context.entities[shape.entity] ?? 'any', value, context)
  if ('enum' in shape) return readEnum(shape.enum, value)
  if ('from' in shape) return readInteger(shape, value)
  if ('any' in shape) return readAny(shape.any, value, context)
  if ('list' in shape) return readList(shape.list, value, context)
  if ('map' in shape) return readMap(shape.map, value, context)
  return readFields(shape.fields, value, context)
}

type Plain = Extract<Shape, string>

function readPlain(shape: Plain, value: unknown): unknown {
  switch (shape) {
    case 'any':
      return value
    case 'null':
      return value === null || value === undefined ? null : unreadable
    case 'boolean':
      return value === true || value === 'true'
    case 'integer':
    case 'number':
      return readNumber(value, shape === 'integer')
    default:
      return readString(shape, value) ?? unreadable
  }
}

function readNumber(value: unknown, isInteger: boolean): unknown {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  const isNumber = typeof number === 'number' && Number.isFinite(number)
  return isNumber && (!isInteger || Number.isInteger(number)) ? number : unreadable
}

function readInteger({ from, to }: { from: number; to: number }, value: unknown): unknown {
  const number = readNumber(value, true)
  return typeof number === 'number' && number >= from && number <= to ? number : unreadable
}

function readEnum(values: readonly unknown[], value: unknown): unknown {
  if (values.includes(value)) return value
  const number = readNumber(value, false)
  return values.includes(number) ? number : unreadable
}

/** Reads the first choice that the value has the kind of; a value of no choice is null where null is one. */
function readAny(choices: readonly Shape[], value: unknown, context: ReadContext): unknown {
  const hasNull = choices.includes('null')
  if (hasNull && (value === null || value === undefined)) return null
  const fitting = choices.filter((choice) => choice !== 'null' && hasKind(choice, value, context.entities))
  for (const choice of fitting) {
    const result = readShape(choice, value, context)
    if (result !== unreadable) return result
  }
  if (hasNull) return null
  const [first] = choices
  return fitting.length === 0 && first !== undefined ? readShape(first, undefined, context) : unreadable
}

function hasKind(shape: Shape, value: unknown, entities: ReadContext['entities']): boolean {
  if (typeof shape === 'string') return shape === 'any' || !isObject(value)
  if ('entity' in shape) return hasKind(entities[shape.entity] ?? 'any', value, entities)
  if ('any' in shape) return shape.any.some((choice) => hasKind(choice, value, entities))
  if ('enum' in shape || 'from' in shape) return !isObject(value)
  return 'list' in shape ? Array.isArray(value) : isObject(value) && !Array.isArray(value)
}

function readList(item: Shape, value: unknown, context: ReadContext): unknown[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((each: unknown) => {
    const result = readShape(item, each, context)
    if (result !== unreadable) return [result]
    // A value of an enumeration that this version does not know is no record.
    if (!(typeof item === 'object' && 'enum' in item)) context.onLeftOut()
    return []
  })
}

function readMap(shape: Shape, value: unknown, context: ReadContext): unknown {
  if (!isObject(value) || Array.isArray(value)) return {}
  const entries = Object.entries(value).map(
    ([name, each]) => [name, readShape(shape, each, context)] as const,
  )
  return Object.fromEntries(entries.filter(([, each]) => each !== unreadable))
}

function readFields(fields: Readonly<Record<string, Shape>>, value: unknown, context: ReadContext): unknown {
  if (value !== undefined && (!isObject(value) || Array.isArray(value))) return unreadable
  const result: Record<string, unknown> = { ...value }
  for (const [key, shape] of Object.entries(fields)) {
    const isOptional = key.endsWith('?')
    const name = isOptional ? key.slice(0, -1) : key
    const given = hasFields(shape, context) ? fieldsOfMeta(result[name]) : result[name]
    if (isOptional && given === undefined) continue
    const each = isOptional ? readOptional(shape, given, context) : readShape(shape, given, context)
    if (each === unreadable) return unreadable
    if (each === undefined) delete result[name]
    else result[name] = each
  }
  return result
}

/**
 * The specification writes further data of a record as a list of `{ metaKey, metaValue }`: an object of them. Anything else stays
 * as it is.
 */
function fieldsOfMeta(value: unknown): unknown {
  if (!Array.isArray(value) || !value.every((one) => isObject(one) && 'metaKey' in one)) return value
  const metas = value as { metaKey: string; metaValue?: unknown }[]
  return Object.fromEntries(metas.map(({ metaKey, metaValue }) => [metaKey, metaValue ?? undefined]))
}

const hasFields = (shape: Shape, { entities }: Pick<ReadContext, 'entities'>): boolean =>
  typeof shape === 'object' &&
  ('fields' in shape || ('entity' in shape && hasFields(entities[shape.entity] ?? 'any', { entities })))

/**
 * An optional value of another kind is absent: a default would say something that the answer does not. So is a list whose items are
 * all of another kind, such as ids where the contract has records.
 */
function readOptional(shape: Shape, value: unknown, context: ReadContext): unknown {
  if (!hasKind(shape, value, context.entities) && !isNullable(shape)) return undefined
  if (isListOfOthers(shape, value, context)) return undefined
  if (shape === 'boolean' && typeof value !== 'boolean' && value !== 'true' && value !== 'false')
    return undefined
  const result = readShape(shape, value, context)
  return result === unreadable || (result === '' && value !== '') ? undefined : result
}

const isListOfOthers = (shape: Shape, value: unknown, { entities }: ReadContext): boolean =>
  typeof shape === 'object' &&
  'list' in shape &&
  Array.isArray(value) &&
  value.length > 0 &&
  !value.some((item) => hasKind(shape.list, item, entities))

const isNullable = (shape: Shape) => typeof shape === 'object' && 'any' in shape && shape.any.includes('null')

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
