import { compile, type JSONSchema } from 'json-schema-to-typescript'
import { nameOf } from './entities'

export interface Operation {
  /** The statement that it belongs to. Absent for an added operation that no statement asks for. */
  requirement?: string
  summary: string
  /** Absent: the specification has it. Otherwise the capability (`schemas/capabilities.json`) of a back end that offers it. */
  capability?: string
  /** Absent: a session is required. */
  auth?: 'none' | 'optional'
  /** The role that is required, if the tenant has the feature. */
  role?: string
  feature?: string
  /** Why the portal never calls it, and who does. Absent: the portal calls it. */
  otherClients?: string
  /** Fields of the body that the specification does not have, with the capability that each belongs to. */
  addedFields?: Readonly<Record<string, string>>
  /** Other roles that may call it, because their forms offer its records as choices. */
  chosenBy?: string[]
  /** The response to administrators with this role: a page of a list if `page` is given, or the record with all its fields. */
  administrators?: { role: string; feature?: string; response: JSONSchema }
  idempotent?: true
  /**
   * How the person who acts proves again who they are. `recent`: their sign-in is at most ten minutes old, or they confirm it.
   * `password`: the body has their password.
   */
  reauthentication?: 'recent' | 'password'
  /**
   * The medical content of a person that it reads or changes: an administrator needs the role `records` for it, and that
   * somebody else opens it is noted for the person. `mention`: it names content without opening it.
   */
  medical?: 'record' | 'documents' | 'measurements' | 'messages' | 'file' | 'mention'
  /** Whether the session that the link of a visit has opened may call it, for that visit. */
  visitSession?: true
  /** Whether the session of a guest of a call may call it. */
  guestSession?: true
  /** Whether it works for a person who has not accepted the terms of service. */
  beforeConditions?: true
  /** Types of path parameters that are not 32-bit integers. */
  params?: Record<string, 'string' | 'int64'>
  query?: Record<string, { type: string; format?: string; required?: true }>
  /** `file`: one uploaded file, as `multipart/form-data`. */
  body?: JSONSchema | 'file'
  /** The size of a file, where it may be more than 25,000,000 bytes. */
  maxBytes?: number
  response: JSONSchema | 'empty' | 'image' | 'file'
  errors?: string[]
}
export type Operations = Record<string, Operation>
/** The operations of each file of `schemas/api`, by its topic. */
export type Topics = Record<string, Operations>
/** What a back end may offer beyond the specification: by id, what the portal does without it. */
export type Capabilities = Record<string, string>

const banner = '/* Generated from schemas/api by `npm run schemas`. Do not edit. */'

/** Generates the type `Contract`: params, query, body and response of each operation. */
export async function contractTypes(
  operations: Operations,
  entityFiles: string[],
  capabilities: Capabilities,
): Promise<string> {
  const entries = await Promise.all(
    Object.entries(operations).map(([key, operation]) => entry(key, operation)),
  )
  const used = entityFiles
    .map(nameOf)
    .filter((name) => entries.some((text) => new RegExp(`\\b${name}\\b`).test(text)))
  return [
    banner,
    `import type { ${used.join(', ')} } from './entities'\n`,
    '/** What a back end may offer beyond the specification; `GET api/config` lists it. */',
    `export type Capability = ${Object.keys(capabilities)
      .map((id) => `'${id}'`)
      .join(' | ')}\n`,
    '/** Every operation of the API with its input and response. */',
    `export interface Contract {\n${entries.join('\n')}\n}`,
  ].join('\n')
}

async function entry(key: string, operation: Operation): Promise<string> {
  const params = pathParams(key).map(
    (name) => `${name}: ${operation.params?.[name] === 'string' ? 'string' : 'number'}`,
  )
  const query = Object.entries(operation.query ?? {}).map(
    ([name, { type, required }]) => `${name}${required ? '' : '?'}: ${tsTypes[type] ?? 'string'}`,
  )
  const body = await typeOf(operation.body ?? 'empty')
  const response = await typeOf(operation.response)
  return [
    `  /** ${operation.summary}${operation.requirement ? ` (${operation.requirement})` : ''} */`,
    `  '${key}': { auth: '${operation.auth ?? 'bearer'}'; ${operation.capability ? `capability: '${operation.capability}'; ` : ''}${operation.idempotent ? 'idempotent: true; ' : ''}params: ${record(params)}; query: ${record(query)}; body: ${body}; response: ${response} }`,
  ].join('\n')
}

const tsTypes: Record<string, string> = { integer: 'number', boolean: 'boolean' }
const record = (members: string[]) => (members.length > 0 ? `{ ${members.join('; ')} }` : 'undefined')
/** The names of the parameters of a path. */
export const pathParams = (key: string) => [...key.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')

async function typeOf(schema: JSONSchema | 'empty' | 'image' | 'file'): Promise<string> {
  if (typeof schema === 'string') return schema === 'empty' ? 'undefined' : 'Blob'
  if (schema.$ref) return schema.$ref
  if (schema.anyOf) return (await Promise.all(schema.anyOf.map(typeOf))).join(' | ')
  if (schema.type === 'array' && schema.items && !Array.isArray(schema.items)) {
    const item = await typeOf(schema.items)
    return schema.items.anyOf ? `(${item})[]` : `${item}[]`
  }
  const text = await compile(schema, 'T', { bannerComment: '' })
  return text.replace(/[\s\S]*export type T =\s*/, '').replace(/;?\s*$/, '')
}
