import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Contract } from '../../../../schemas/generated/contract'
import { errorsOf, type OperationError, type OperationWithErrors } from '../../../../schemas/operationErrors'
import { root } from '../../paths'
import { bodyWithLimits, parameterSchema, safeIntegers, type Schema } from './inputLimits'
import type { Rights } from './rights'

/** An operation of the API contract, for example `GET api/users/data`. */
export type Operation = keyof Contract

/** Operations by the authentication they need: none, optional, or a bearer token. */
type OperationsWithAuth<A extends Contract[Operation]['auth']> = {
  [K in Operation]: Contract[K]['auth'] extends A ? K : never
}[Operation]

/** Operations without authentication. */
export type PublicOperation = OperationsWithAuth<'none'>
/** Operations that use the signed-in person if there is one. */
export type OptionalOperation = OperationsWithAuth<'optional'>

/** Kinds of medical content. `file`: one file. `mention`: it is named, not opened. */
export type MedicalContent = 'record' | 'documents' | 'measurements' | 'messages' | 'file' | 'mention'

/** One operation as the server registers it. Response schemas refer to entities by `X.schema.json`. */
export interface OperationContract {
  key: Operation
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Fastify's path: `/api/appointments/:id`. */
  url: string
  auth: 'none' | 'optional' | 'bearer'
  /** The capability that it belongs to; undefined for an operation of the specification. */
  capability: string | undefined
  isIdempotent: boolean
  /** How the caller proves who they are: by a sign-in of the last ten minutes, or by the password in the body. */
  reauthentication: 'recent' | 'password' | undefined
  /** The medical content of a person that it reads or changes. */
  medical: MedicalContent | undefined
  /** Whether the session of a visit may call it. */
  isForVisits: boolean
  /** Whether the session of a guest of a call may call it. */
  isForGuests: boolean
  /** Whether it works for a person who has not accepted the conditions of the service. */
  worksBeforeConditions: boolean
  /** The rights a caller needs besides a session. */
  rights: Rights | undefined
  /** Rights needed to request a page, and the response schema of that page. */
  administrators: (Rights & { response: Schema }) | undefined
  params: Schema
  query: Schema
  body: Schema | 'file' | undefined
  /** The size of an uploaded file; undefined: that of most files. */
  maxBytes: number | undefined
  response: Schema | 'empty' | 'image' | 'file'
  /** The errors that it may answer with. */
  errors: readonly OperationError[]
}

interface RawOperation extends OperationWithErrors {
  capability?: string
  auth?: 'none' | 'optional'
  idempotent?: boolean
  reauthentication?: 'recent' | 'password'
  medical?: MedicalContent
  visitSession?: boolean
  guestSession?: boolean
  beforeConditions?: boolean
  role?: string
  feature?: string
  chosenBy?: string[]
  administrators?: Rights & { response: object }
  params?: Record<string, string>
  query?: Record<string, { type: string; format?: string; required?: boolean }>
  body?: object | 'file'
  maxBytes?: number
  response: object | 'empty' | 'image' | 'file'
}

const folder = path.join(root, 'schemas', 'api')
const operations: Readonly<Record<string, RawOperation>> = Object.assign(
  {},
  ...readdirSync(folder).map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object),
) as Record<string, RawOperation>

/** Reads an operation from schemas/api. Throws if the contract has no such operation. */
export function readContract(key: Operation): OperationContract {
  const raw = operations[key]
  if (raw === undefined) throw new Error(`schemas/api has no operation "${key}"`)
  const [method = '', path = ''] = key.split(' ')
  return {
    key,
    method: method as OperationContract['method'],
    url: `/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    auth: raw.auth ?? 'bearer',
    capability: raw.capability,
    isIdempotent: raw.idempotent === true,
    reauthentication: raw.reauthentication,
    medical: raw.medical,
    isForVisits: raw.visitSession === true,
    isForGuests: raw.guestSession === true,
    worksBeforeConditions: raw.beforeConditions === true,
    rights:
      raw.role === undefined ? undefined : { role: raw.role, feature: raw.feature, chosenBy: raw.chosenBy },
    administrators: raw.administrators && {
      ...raw.administrators,
      response: qualifyRefs(raw.administrators.response),
    },
    params: paramsSchema(path, raw.params ?? {}),
    query: querySchema(raw.query ?? {}),
    body: typeof raw.body === 'object' ? bodyWithLimits(raw.body) : raw.body,
    maxBytes: raw.maxBytes,
    response: typeof raw.response === 'string' ? raw.response : qualifyRefs(raw.response),
    errors: errorsOf(key, raw),
  }
}

function paramsSchema(path: string, types: Record<string, string>): Schema {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  const text = { type: 'string', minLength: 1, maxLength: 200 }
  return {
    type: 'object',
    required: names,
    properties: Object.fromEntries(
      names.map((name) => [
        name,
        types[name] === 'string'
          ? text
          : parameterSchema({ type: 'integer', ...(types[name] === 'int64' && safeIntegers) }),
      ]),
    ),
  }
}

function querySchema(query: NonNullable<RawOperation['query']>): Schema {
  const names = Object.keys(query)
  return {
    type: 'object',
    required: names.filter((name) => query[name]?.required),
    properties: Object.fromEntries(
      Object.entries(query).map(([name, { type, format }]) => [
        name,
        parameterSchema({ type, ...(format !== undefined && { format }) }),
      ]),
    ),
  }
}

const qualifyRefs = (schema: object): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll(/"\$ref":"(\w+)"/g, '"$ref":"$1.schema.json"')) as Schema
