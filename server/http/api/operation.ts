import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ValidateFunction } from 'ajv'
import type { Contract } from '../../../schemas/generated/contract'
import type { Db, Tx } from '../../db/engine'
import type { Identity, MayActFor } from '../../ports'
import type { TenantOnServer, Tenants } from '../../tenants/tenants'
import {
  readContract,
  type Operation,
  type OperationContract,
  type OptionalOperation,
  type PublicOperation,
} from './contract'
import { clientAddress } from '../request/clientAddress'
import { rejectInvalidText } from './invalidText'
import { runOnce } from './idempotency'
import { tenantOrigin } from '../request/tenantOrigin'
import { pickLanguage } from '../request/language'
import { sendDownload, sendPicture, readUpload, type Download, type Picture, type Upload } from './files'
import { requirePerson, requireTenant, type PersonContext } from '../request/personContext'
import { requireRights } from './rights'
import { entityValidator, formatFirstError } from './validators'
import { serializeJson } from '../compression/jsonCache'

/** What operations are registered on, and what they share. */
export interface Api {
  http: FastifyInstance
  db: Db
  tenants: Tenants
  identity: Identity
  mayActFor: MayActFor
  /** Where browsers reach this server; tenants differ in the host. */
  publicOrigin: string
  /** The server's clock; tests set it. */
  now: () => Date
  /** Answers are compared with the contract before they are sent (tests). */
  checkAnswers: boolean
}

type CallPerson<K extends Operation> = K extends PublicOperation
  ? null
  : K extends OptionalOperation
    ? PersonContext | null
    : PersonContext

type HandlerResult<K extends Operation> = Contract[K]['response'] extends Blob
  ? Picture | Download
  : Contract[K]['response']

/** What a handler is given of a call. All of it is validated; the person may be somebody acted for. */
export interface OperationCall<K extends Operation> {
  /** With an Idempotency-Key this is the transaction in which the answer is kept. */
  db: Tx
  tenant: TenantOnServer
  person: CallPerson<K>
  params: Contract[K]['params']
  query: Contract[K]['query']
  body: Contract[K]['body'] extends Blob ? Upload : Contract[K]['body']
  now: Date
  /** Where the caller's portal and this server are. */
  origin: string
  /** What the caller's portal speaks, one of the tenant's languages. */
  language: string
  /** The network address of the caller. */
  clientAddress: string
  idempotencyKey: string | undefined
}

/**
 * Registers an operation of the contract. Method, path, validation and session come from schemas/api.
 * The handler answers the body, or throws a `HttpError`. An idempotent operation with an Idempotency-Key is done
 * once per (tenant, actor, key), and answered the same each time.
 */
export function operation<K extends Operation>(
  api: Api,
  key: K,
  handler: (call: OperationCall<K>) => Promise<HandlerResult<K>> | HandlerResult<K>,
): void {
  const contract = readContract(key)
  const check = api.checkAnswers ? createResponseCheck(contract) : undefined
  api.http.route({
    method: contract.method,
    url: contract.url,
    schema: {
      params: contract.params,
      querystring: contract.query,
      ...(typeof contract.body === 'object' && { body: contract.body }),
    },
    handler: async (request, reply) => {
      const call = await buildCall<K>(api, contract, request)
      const answer = await runHandler(call, contract, handler)
      check?.(answer)
      return sendResult(reply, contract, answer)
    },
  })
}

async function buildCall<K extends Operation>(
  api: Api,
  { auth, rights, administrators, body }: OperationContract,
  request: FastifyRequest,
): Promise<OperationCall<K>> {
  const tenant = requireTenant(api.tenants, request)
  const key = request.headers['idempotency-key']
  const isKnown = auth === 'bearer' || (auth === 'optional' && request.headers.authorization !== undefined)
  const person = isKnown ? await requirePerson(api, tenant, request) : null
  if (rights) requireRights(rights, tenant, person)
  if (administrators && isPaged(request.query)) requireRights(administrators, tenant, person)
  rejectInvalidText(request)
  return {
    db: api.db,
    tenant,
    person: person as OperationCall<K>['person'],
    params: request.params as Contract[K]['params'],
    query: request.query as Contract[K]['query'],
    body: (body === 'file' ? await readUpload(request) : request.body) as OperationCall<K>['body'],
    now: api.now(),
    origin: tenantOrigin(api.publicOrigin, request.hostname),
    language: pickLanguage(tenant.manifest.languages, [request.headers['accept-language']]),
    clientAddress: clientAddress(request.raw),
    idempotencyKey: typeof key === 'string' ? key : undefined,
  }
}

const isPaged = (query: unknown) => (query as { page?: number }).page !== undefined

async function runHandler<K extends Operation>(
  call: OperationCall<K>,
  { key, isIdempotent }: OperationContract,
  handler: (call: OperationCall<K>) => Promise<HandlerResult<K>> | HandlerResult<K>,
): Promise<HandlerResult<K>> {
  if (!isIdempotent || call.idempotencyKey === undefined || call.person === null) return handler(call)
  const identity = {
    tenant: call.tenant.id,
    actor: call.person.actor,
    operation: key,
    key: call.idempotencyKey,
  }
  const request = { subject: call.person.subject, params: call.params, query: call.query, body: call.body }
  return runOnce(call.db, identity, request, async (db) => handler({ ...call, db }))
}

function sendResult(reply: FastifyReply, { response }: OperationContract, answer: unknown) {
  if (response === 'empty') return reply.code(204).send()
  if (response === 'image') return sendPicture(reply, answer as Picture)
  if (response === 'file') return sendDownload(reply, answer as Download)
  return reply.type('application/json').send(serializeJson(answer))
}

/** Throws when an answer is not what the contract says. */
function createResponseCheck(contract: OperationContract): ((answer: unknown) => void) | undefined {
  const { key, response, administrators } = contract
  if (typeof response === 'string') return undefined
  const schema = administrators ? { anyOf: [response, administrators.response] } : response
  let validate: ValidateFunction | undefined
  return (answer) => {
    validate ??= responseSchemas().compile(schema)
    const wire = JSON.parse(JSON.stringify(answer ?? null)) as unknown
    if (!validate(wire)) throw new Error(`${key} answers against its contract: ${formatFirstError(validate)}`)
  }
}

let responseValidator: ReturnType<typeof entityValidator> | undefined
const responseSchemas = () => (responseValidator ??= entityValidator())
