import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ValidateFunction } from 'ajv'
import type { Contract } from '../../../schemas/generated/contract'
import type { Db, Tx } from '../../db/engine'
import type { Identity, MayActFor } from '../../ports'
import type { TenantOnServer, Tenants } from '../../tenants/tenants'
import {
  contractOf,
  type Operation,
  type OperationContract,
  type OptionalOperation,
  type PublicOperation,
} from './contract'
import { addressOf } from '../request/clientAddress'
import { refuseUnkeepable } from './invalidText'
import { once } from './idempotency'
import { originAt } from '../request/tenantOrigin'
import { pickLanguage } from '../request/language'
import { sendDownload, sendPicture, uploadOf, type Download, type Picture, type Upload } from './files'
import { personOf, tenantOf, type Person } from '../request/personContext'
import { demand } from './rights'
import { entityValidator, firstFinding } from './validators'
import { written } from '../compression/jsonCache'

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

type Caller<K extends Operation> = K extends PublicOperation
  ? null
  : K extends OptionalOperation
    ? Person | null
    : Person

type Answer<K extends Operation> = Contract[K]['response'] extends Blob
  ? Picture | Download
  : Contract[K]['response']

/** What a handler is given of a call. All of it is validated; the person may be somebody acted for. */
export interface OperationCall<K extends Operation> {
  /** With an Idempotency-Key this is the transaction in which the answer is kept. */
  db: Tx
  tenant: TenantOnServer
  person: Caller<K>
  params: Contract[K]['params']
  query: Contract[K]['query']
  body: Contract[K]['body'] extends Blob ? Upload : Contract[K]['body']
  now: Date
  /** Where the caller's portal and this server are. */
  origin: string
  /** What the caller's portal speaks, one of the tenant's languages. */
  language: string
  /** The network address of the caller. */
  address: string
  idempotencyKey: string | undefined
}

/**
 * Registers an operation of the contract. Method, path, validation and session come from schemas/api.
 * The handler answers the body, or throws a `Refusal`. An idempotent operation with an Idempotency-Key is done
 * once per (tenant, actor, key), and answered the same each time.
 */
export function operation<K extends Operation>(
  api: Api,
  key: K,
  handler: (call: OperationCall<K>) => Promise<Answer<K>> | Answer<K>,
): void {
  const contract = contractOf(key)
  const check = api.checkAnswers ? answerCheck(contract) : undefined
  api.http.route({
    method: contract.method,
    url: contract.url,
    schema: {
      params: contract.params,
      querystring: contract.query,
      ...(typeof contract.body === 'object' && { body: contract.body }),
    },
    handler: async (request, reply) => {
      const call = await callOf<K>(api, contract, request)
      const answer = await perform(call, contract, handler)
      check?.(answer)
      return send(reply, contract, answer)
    },
  })
}

async function callOf<K extends Operation>(
  api: Api,
  { auth, rights, administrators, body }: OperationContract,
  request: FastifyRequest,
): Promise<OperationCall<K>> {
  const tenant = tenantOf(api.tenants, request)
  const key = request.headers['idempotency-key']
  const isKnown = auth === 'bearer' || (auth === 'optional' && request.headers.authorization !== undefined)
  const person = isKnown ? await personOf(api, tenant, request) : null
  if (rights) demand(rights, tenant, person)
  if (administrators && isPaged(request.query)) demand(administrators, tenant, person)
  refuseUnkeepable(request)
  return {
    db: api.db,
    tenant,
    person: person as OperationCall<K>['person'],
    params: request.params as Contract[K]['params'],
    query: request.query as Contract[K]['query'],
    body: (body === 'file' ? await uploadOf(request) : request.body) as OperationCall<K>['body'],
    now: api.now(),
    origin: originAt(api.publicOrigin, request.hostname),
    language: pickLanguage(tenant.manifest.languages, [request.headers['accept-language']]),
    address: addressOf(request.raw),
    idempotencyKey: typeof key === 'string' ? key : undefined,
  }
}

const isPaged = (query: unknown) => (query as { page?: number }).page !== undefined

async function perform<K extends Operation>(
  call: OperationCall<K>,
  { key, isIdempotent }: OperationContract,
  handler: (call: OperationCall<K>) => Promise<Answer<K>> | Answer<K>,
): Promise<Answer<K>> {
  if (!isIdempotent || call.idempotencyKey === undefined || call.person === null) return handler(call)
  const identity = {
    tenant: call.tenant.id,
    actor: call.person.actor,
    operation: key,
    key: call.idempotencyKey,
  }
  const request = { subject: call.person.subject, params: call.params, query: call.query, body: call.body }
  return once(call.db, identity, request, async (db) => handler({ ...call, db }))
}

function send(reply: FastifyReply, { response }: OperationContract, answer: unknown) {
  if (response === 'empty') return reply.code(204).send()
  if (response === 'image') return sendPicture(reply, answer as Picture)
  if (response === 'file') return sendDownload(reply, answer as Download)
  return reply.type('application/json').send(written(answer))
}

/** Throws when an answer is not what the contract says. */
function answerCheck(contract: OperationContract): ((answer: unknown) => void) | undefined {
  const { key, response, administrators } = contract
  if (typeof response === 'string') return undefined
  const schema = administrators ? { anyOf: [response, administrators.response] } : response
  let validate: ValidateFunction | undefined
  return (answer) => {
    validate ??= answers().compile(schema)
    const wire = JSON.parse(JSON.stringify(answer ?? null)) as unknown
    if (!validate(wire)) throw new Error(`${key} answers against its contract: ${firstFinding(validate)}`)
  }
}

let answerValidator: ReturnType<typeof entityValidator> | undefined
const answers = () => (answerValidator ??= entityValidator())
