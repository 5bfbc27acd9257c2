import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../../server/platform/paths'

interface RawOperation {
  auth?: 'none' | 'optional'
  role?: string
  medical?: 'record' | 'documents' | 'measurements' | 'messages' | 'file' | 'mention'
  response?: unknown
  administrators?: unknown
}

const read = (folder: string): Record<string, unknown>[] =>
  readdirSync(path.join(root, 'schemas', folder)).map(
    (file) =>
      JSON.parse(readFileSync(path.join(root, 'schemas', folder, file), 'utf8')) as Record<string, unknown>,
  )
export const contract = Object.assign({}, ...read('api')) as Record<string, RawOperation>
const entities = new Map(read('entities').map((schema) => [String(schema['title']), schema]))

const refsIn = (schema: unknown): string[] =>
  [...JSON.stringify(schema ?? null).matchAll(/"\$ref":"(\w+)(?:\.schema\.json)?"/g)].map(
    ([, name]) => name ?? '',
  )

/** The entities of the answers of an operation, those that they refer to included. */
export function entitiesOf({ response, administrators }: RawOperation): ReadonlySet<string> {
  const found = new Set<string>()
  const open = refsIn([response, administrators])
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue
    found.add(name)
    open.push(...refsIn(entities.get(name)))
  }
  return found
}

/** The operations of the contract that need to know who calls. */
export const operations = Object.entries(contract).filter(([, { auth }]) => auth !== 'none')
