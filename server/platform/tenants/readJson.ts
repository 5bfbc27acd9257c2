import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ErrorObject, ValidateFunction } from 'ajv'
import { root } from '../paths'

/** An invalid tenant file, in one line. */
export class TenantError extends Error {
  override readonly name = 'TenantError'

  constructor(file: string, at: string, expected: string, found: unknown) {
    super(
      `Invalid tenant: ${path.relative(root, file) || file}, at ${at}: expected ${expected}, found ${formatValue(found)}. ` +
        'Fix the file and start again; npm run tenant -- check lists every problem.',
    )
  }
}

/** Reads a JSON file and validates it. Throws `TenantError`. */
export function readChecked(file: string, validate: ValidateFunction): unknown {
  const value = parse(file)
  if (validate(value)) return value
  const [error] = validate.errors ?? []
  if (!error) throw new TenantError(file, '/', 'a value that matches the schema', value)
  const place = pointerOf(error)
  const found = isSecretName(place) ? 'a value' : valueAt(value, place)
  throw new TenantError(file, place, expectation(error), found)
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown
  } catch (error) {
    throw new TenantError(file, '/', 'JSON', (error as Error).message)
  }
}

/** A message must not repeat the value of a member with such a name. */
const isSecretName = (place: string): boolean => /(key|secret|token|password)$/i.test(place)

/** Keywords whose error is explained better by the member's description. */
const describedKeywords = new Set(['pattern', 'format', 'contains', 'not'])

/** The JSON pointer of the invalid property; for an unknown or missing property, of that property. */
function pointerOf({ instancePath, params }: ErrorObject): string {
  const property: unknown = params['additionalProperty'] ?? params['missingProperty']
  const place = typeof property === 'string' ? `${instancePath}/${property}` : instancePath
  return place || '/'
}

function expectation({ keyword, message, params, parentSchema }: ErrorObject): string {
  const description: unknown = parentSchema?.['description']
  if (describedKeywords.has(keyword) && typeof description === 'string') return description.replace(/\.$/, '')
  if (keyword === 'additionalProperties') return 'no such property'
  if (keyword === 'required') return 'a value'
  if (keyword === 'enum')
    return `one of ${(params['allowedValues'] as unknown[]).map(formatValue).join(', ')}`
  return (message ?? 'a valid value').replace(/^must (be )?/, '')
}

function valueAt(value: unknown, place: string): unknown {
  const keys = place.split('/').slice(1).filter(Boolean)
  return keys.reduce<unknown>(
    (inner, key) => (isRecord(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
    value,
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const formatValue = (value: unknown): string => {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value)
  return text.length > 120 ? `${text.slice(0, 117)}…` : text
}
