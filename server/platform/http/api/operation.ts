import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ValidateFunction } from 'ajv'
import type { Contract } from '../../../../schemas/generated/contract'
import type { Tx } from '../../db/database'
import type { HubPort } from '../../hub/port'
import type { TenantOnServer, Tenants } from '../../tenants/tenants'
import {
  readContract,
  type Operation,
  type OperationContract,
  type OptionalOperation,
  type PublicOperation,
} from './contract'
import type { HttpError } from '../../errors/httpError'
import { requireRecentSignIn } from '../../sessions/reauthentication'
import { clientAddress } from '../../requests/clientAddress'
import { rejectInvalidText } from './invalidText'
import { runOnce } from './idempotency'
import { tenantOrigin } from '../../requests/tenantOrigin'
import { pickLanguage } from '../../requests/language'
import { sendDownload, sendPicture, readUpload, type Download, type Picture, type Upload } from './files'
import { openedBy } from './openedContent'
import type { AuthServices, PersonContext } from '../request/personContext'
import { cleanBody } from '../../../../schemas/rules/cleanText'
import { allCapabilities } from './capabilities'
import { callerOf, isAdministration, requireCaller } from './caller'
import { entityValidator, formatFirstError } from './validators'
import { serializeJson } from '../compression/jsonCache'
import type { Ports } from './ports'

/** The app that operations are registered on, and the services they share. */
export interface Api extends AuthServices, Ports {
  http: FastifyInstance
  tenants: Tenants
  /** Scheme, host and port under which browsers reach this server; each tenant replaces the host. */
  publicOrigin: string
  /** The real-time hub. */
  hub: HubPort
  /** Validates responses against the contract before sending them (tests). */
  checkAnswers: boolean
  /** What is offered beyond the specification: other operations of the contract are not found. Absent: everything. */
  capabilities?: readonly string[] | undefined
}

/** Registers the operations of one part of the API. */
export type Area = (api: Api) => void

type CallPerson<K extends Operation> = K extends PublicOperation
  ? null
  : K extends OptionalOperation
    ? PersonContext | null
    : PersonContext

type HandlerResult<K extends Operation> = Contract[K]['response'] extends Blob
  ? Picture | Download
  : Contract[K]['response']

/** The validated input of a handler. `person.subject` differs from `person.actor` when acting for somebody else. */
export interface OperationCall<K extends Operation> {
  /** With an Idempotency-Key: the transaction that also stores the answer. */
  db: Tx
  tenant: TenantOnServer
  person: CallPerson<K>
  params: Contract[K]['params']
  query: Contract[K]['query']
  body: Contract[K]['body'] extends Blob ? Upload : Contract[K]['body']
  now: Date
  /** The tenant's origin at the requested host. */
  origin: string
  /** One of the tenant's languages, by Accept-Language. */
  language: string
  /** The caller's network address. */
  clientAddress: string
  idempotencyKey: string | undefined
  /** Runs work once what the operation has written is committed: who hears of it reads the new state. Not after a failure. */
  afterCommit: (work: () => void) => void
}

/**
 * Registers an operation of the contract. Method, path, validation and authentication come from schemas/api.
 * The handler returns the response body or throws an `HttpError`. An idempotent operation with an Idempotency-Key runs
 * once per tenant, actor and key; repeated requests get the same answer.
 */
export function operation<K extends Operation>(api: Api, key: K, handler: Handler<K>): void {
  const contract = readContract(key)
  const { capabilities = allCapabilities } = api
  if (contract.capability !== undefined && !capabilities.includes(contract.capability)) return
  const check = api.checkAnswers ? createResponseCheck(contract) : undefined
  api.http.route({
    method: contract.method,
    url: contract.url,
    ...(api.checkAnswers && { config: { documents: (error: HttpError) => documents(contract, error) } }),
    // Some GETs use up a token or end a call.
    exposeHeadRoute: contract.response === 'image' || contract.response === 'file',
    // Before the input is read: who may not call learns nothing about its form.
    onRequest: async (request) => {
      request.caller = await requireCaller(api, contract, request)
    },
    // Before the validation, so that a copied telephone is the one that was meant (decision 813).
    ...(typeof contract.body === 'object' && {
      preValidation: async (request) => {
        request.body = cleanBody(request.body)
      },
    }),
    schema: {
      params: contract.params,
      querystring: contract.query,
      ...(typeof contract.body === 'object' && { body: contract.body }),
    },
    handler: async (request, reply) => {
      const committed: (() => void)[] = []
      const parts = await buildCall<K>(api, contract, request)
      const call = { ...parts, afterCommit: (work: () => void) => void committed.push(work) }
      const answer = await runHandler(call, contract, noting(api, contract, handler))
      committed.forEach((work) => work())
      check?.(answer)
      return sendResult(reply, contract, answer)
    },
  })
}

async function buildCall<K extends Operation>(
  api: Api,
  { reauthentication, body, maxBytes }: OperationContract,
  request: FastifyRequest,
): Promise<Omit<OperationCall<K>, 'afterCommit'>> {
  const { tenant, person } = callerOf(request)
  const key = request.headers['idempotency-key']
  // After the input is validated: a form that is refused anyway asks for no password.
  if (reauthentication === 'recent' && person) await requireRecentSignIn(api.db, tenant.id, person)
  rejectInvalidText(request)
  return {
    db: api.db,
    tenant,
    person: person as OperationCall<K>['person'],
    params: request.params as Contract[K]['params'],
    query: request.query as Contract[K]['query'],
    body: (body === 'file' ? await readUpload(request, maxBytes) : request.body) as OperationCall<K>['body'],
    now: api.now(),
    origin: tenantOrigin(api.publicOrigin, request.hostname),
    language: pickLanguage(tenant.manifest.languages, [request.headers['accept-language']]),
    clientAddress: clientAddress(request.raw),
    idempotencyKey: typeof key === 'string' ? key : undefined,
  }
}

type Handler<K extends Operation> = (call: OperationCall<K>) => Promise<HandlerResult<K>> | HandlerResult<K>

/**
 * A handler that also records a call in the account of somebody else: with an Idempotency-Key in the same transaction.
 * Operations of the administration are about records, not about the account.
 */
const noting =
  <K extends Operation>({ noteActing }: Api, contract: OperationContract, handler: Handler<K>): Handler<K> =>
  async (call) => {
    const answer = await handler(call)
    const { db, tenant, person, query, now } = call
    const opened = openedBy(contract.medical, answer)
    if (person && person.subject !== person.actor && !isAdministration(contract, query))
      await noteActing?.(db, tenant.id, { ...person, operation: contract.key, opened, now })
    return answer
  }

async function runHandler<K extends Operation>(
  call: OperationCall<K>,
  { key, isIdempotent }: OperationContract,
  handler: Handler<K>,
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

/** Returns a check that throws if a response does not match the contract. */
function createResponseCheck(contract: OperationContract): ((answer: unknown) => void) | undefined {
  const { key, response, administrators } = contract
  if (typeof response === 'string') return undefined
  const schema = administrators ? { anyOf: [response, administrators.response] } : response
  let validate: ValidateFunction | undefined
  return (answer) => {
    validate ??= responseSchemas().compile(schema)
    const wire = JSON.parse(JSON.stringify(answer ?? null)) as unknown
    if (!validate(wire))
      throw new Error(`The response of ${key} does not match its contract: ${formatFirstError(validate)}`)
  }
}

/** Whether the contract of an operation names an error. Every operation may fail. */
const documents = ({ errors }: OperationContract, { status, message }: HttpError): boolean =>
  status >= 500 || errors.some((error) => error.status === status && error.code === message)

let responseValidator: ReturnType<typeof entityValidator> | undefined
const responseSchemas = () => (responseValidator ??= entityValidator())
