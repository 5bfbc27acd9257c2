import { compile, type JSONSchema } from 'json-schema-to-typescript'
import { nameOf, type Entities } from './entities'

export interface Operation {
  requirement: string
  summary: string
  /** Absent: the specification has it. Otherwise the capability (`schemas/capabilities.json`) of a back end that offers it. */
  capability?: string
  /** Absent: a session is required. */
  auth?: 'none' | 'optional'
  /** The role that is required, if the tenant has the feature. */
  role?: string
  feature?: string
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
    `  /** ${operation.summary} (${operation.requirement}) */`,
    `  '${key}': { auth: '${operation.auth ?? 'bearer'}'; ${operation.capability ? `capability: '${operation.capability}'; ` : ''}${operation.idempotent ? 'idempotent: true; ' : ''}params: ${record(params)}; query: ${record(query)}; body: ${body}; response: ${response} }`,
  ].join('\n')
}

const paramSchema = (type?: 'string' | 'int64') =>
  type === 'string' ? { type } : { type: 'integer', ...(type && { format: type }) }
const tsTypes: Record<string, string> = { integer: 'number', boolean: 'boolean' }
const record = (members: string[]) => (members.length > 0 ? `{ ${members.join('; ')} }` : 'undefined')
const pathParams = (key: string) => [...key.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')

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

/** The OpenAPI 3.1 document of the API. */
export function openApi(operations: Operations, entities: Entities, capabilities: Capabilities): object {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [key, operation] of Object.entries(operations)) {
    const [method = '', path = ''] = key.split(' ')
    ;(paths[`/${path}`] ??= {})[method.toLowerCase()] = openApiOperation(key, operation)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portico API',
      version: '1',
      description:
        'The contract between the portal and its back end. Operations with `x-capability` are not in the specification: the portal calls them only where `GET api/config` lists the capability.',
      'x-capabilities': capabilities,
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: Object.fromEntries(
        Object.entries(entities).map(([file, schema]) => [
          nameOf(file),
          relink({ ...schema, $id: undefined }),
        ]),
      ),
      responses: errorAnswers,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

function content(schema: JSONSchema) {
  return { 'application/json': { schema: relink(schema) } }
}

/** The answers to a request that is not carried out, which operations share. */
const errorAnswers = Object.fromEntries(
  Object.entries({
    Refused: 'The input is refused; `message` is one of the errors of the operation.',
    SignedOut: 'There is no valid session.',
    Forbidden: 'The person may not do this, or has to do something first, which `message` says.',
  }).map(([name, description]) => [name, { description, content: content({ $ref: 'ApiError' }) }]),
)
const errorAnswer = (name: 'Refused' | 'SignedOut' | 'Forbidden') => ({
  $ref: `#/components/responses/${name}`,
})

const securityOf = ({ auth }: Operation) =>
  auth === 'none' ? [] : [...(auth === 'optional' ? [{}] : []), { bearer: [] }]

/** The error codes of an operation, also those that its contract implies. */
const errorsOf = ({ errors = [], reauthentication, medical }: Operation) => [
  ...errors,
  ...(reauthentication === 'recent' ? ['REAUTHENTICATION_REQUIRED'] : []),
  ...(medical ? ['RECORDS_ROLE'] : []),
]

const descriptionOf = (
  { requirement, medical, visitSession, guestSession }: Operation,
  errors: readonly string[],
) =>
  [
    requirement,
    ...(medical ? ['medical content: administrators need the role records'] : []),
    ...(visitSession ? ['also for the session of a visit'] : []),
    ...(guestSession ? ['also for the session of a guest of a call'] : []),
    ...(errors.length > 0 ? [`errors: ${errors.join(', ')}`] : []),
  ].join('; ')

function openApiOperation(key: string, operation: Operation) {
  const errors = errorsOf(operation)
  return {
    summary: operation.summary,
    ...(operation.capability && { 'x-capability': operation.capability }),
    description: descriptionOf(operation, errors),
    security: securityOf(operation),
    parameters: [
      ...pathParams(key).map((name) => ({
        name,
        in: 'path',
        required: true,
        schema: paramSchema(operation.params?.[name]),
      })),
      ...Object.entries(operation.query ?? {}).map(([name, { required, ...schema }]) => ({
        name,
        in: 'query',
        required: required ?? false,
        schema,
      })),
      ...(operation.idempotent
        ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 64 } }]
        : []),
    ],
    ...(operation.body ? { requestBody: { required: true, content: bodyOf(operation.body) } } : {}),
    responses: {
      ...answer(operation),
      400: errorAnswer('Refused'),
      ...(operation.auth === 'none' ? {} : { 401: errorAnswer('SignedOut'), 403: errorAnswer('Forbidden') }),
    },
  }
}

function answer({ response, administrators }: Operation) {
  if (response === 'empty') return { 204: { description: 'Done' } }
  if (response === 'image') return { 200: { description: 'The picture', content: { 'image/*': {} } } }
  if (response === 'file') return { 200: { description: 'The file', content: { '*/*': {} } } }
  return {
    200: {
      description: 'The answer',
      content: content(administrators ? { anyOf: [response, administrators.response] } : response),
    },
  }
}

const fileBody = { type: 'object', properties: { file: { type: 'string', format: 'binary' } } }
const bodyOf = (body: JSONSchema | 'file') =>
  body === 'file' ? { 'multipart/form-data': { schema: fileBody } } : content(body)

/** Rewrites references to entities as references into the document. */
function relink<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value).replace(/"\$ref":"(\w+)(\.schema\.json)?"/g, '"$ref":"#/components/schemas/$1"'),
  ) as T
}
