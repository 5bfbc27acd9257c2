import type { ValidateFunction } from 'ajv'
import { readAnswer } from '../../core/http/answers/readAnswer'
import type { CheckedOperation } from './contract'
import type { Finding } from './finding'
import { fillAddress, rememberRecords, type Records } from './records'
import { redact } from './redact'
import { fieldsOfMetas } from './fieldsOfMetas'

/** An answer of the API. `body` is the parsed JSON, or its text if it is none. */
export interface ApiAnswer {
  status: number
  /** The media type. */
  type: string
  body: unknown
}

/** Asks the API as a role; null is nobody. `body` is sent as JSON. */
export type Ask = (role: string | null, method: string, address: string, body?: object) => Promise<ApiAnswer>

interface Check {
  operations: readonly CheckedOperation[]
  roles: readonly string[]
  ask: Ask
  /** Today, as `2026-11-29`. */
  today: string
}

/**
 * Reads everything that the roles may read, and compares each answer with the contract. It changes nothing. Operations beyond the
 * specification are asked for where `GET api/config` offers them.
 */
export async function checkContract({ operations, roles, ask, today }: Check): Promise<Finding[]> {
  const offered = await readOffered(ask)
  const reads = operations
    .filter(({ name, capability }) => name.startsWith('GET ') && (!capability || offered(capability)))
    .toSorted((a, b) => a.name.split('{').length - b.name.split('{').length)
  const records: Records = new Map()
  const findings: Finding[] = []
  // One after another: the ids of lists are the parameters of what follows, and a check is no load test.
  for (const operation of reads)
    findings.push(await checkOperation(operation, { roles, ask, records, today }))
  return findings
}

async function readOffered(ask: Ask): Promise<(capability: string) => boolean> {
  const { body } = await ask(null, 'GET', 'api/config')
  const list = (body as { capabilities?: unknown } | null)?.capabilities
  const names = new Set(Array.isArray(list) ? list : [])
  return (capability) => names.has('*') || names.has(capability)
}

interface Context extends Pick<Check, 'roles' | 'ask' | 'today'> {
  records: Records
}

async function checkOperation(operation: CheckedOperation, context: Context): Promise<Finding> {
  const { name } = operation
  const finding = findingOf(operation)
  const filled = fillAddress(operation, context.records, context.today)
  if ('missing' in filled)
    return {
      ...finding,
      status: 'not tried',
      problems: [`no answer has given a value for ${filled.missing.join(', ')}`],
    }
  const { address, isGuess } = filled
  const { role, answer } = await askAnyone(operation, address, context)
  if (isGuess && answer.status >= 400)
    return {
      ...finding,
      status: 'not tried',
      problems: [`no answer has given a value that fits: ${address}`],
    }
  const shown = {
    request: `GET ${address}`,
    answer: { status: answer.status, body: redact(answer.body) },
    ...(role !== null && { role }),
  }
  if ([404, 405, 501].includes(answer.status) && !hasParameter(name))
    return { ...finding, ...shown, status: 'missing', problems: [] }
  if ([401, 403].includes(answer.status)) return { ...finding, ...shown, status: 'refused', problems: [] }
  if (answer.status < 300) rememberRecords(operation, answer.body, context.records)
  const own = problemsOf(operation, answer)
  const open = await openness(operation, address, context.ask)
  const isManaged = open.length === 0 && isReadWithout(operation, answer)
  const status = own.length + open.length === 0 ? 'ready' : isManaged ? 'incomplete' : 'differs'
  return { ...finding, ...shown, status, problems: [...own, ...open] }
}

/** What every finding says about its operation. */
export const findingOf = ({ name, topic, feature, requirement, capability }: CheckedOperation) => ({
  operation: name,
  topic: feature ?? topic,
  requirement,
  level: capability ? ('added' as const) : ('specified' as const),
})

/** Further data may be an object or a list of metas; the errors are those of the object. */
const isValid = (validate: ValidateFunction, body: unknown): boolean =>
  validate(body) || validate(fieldsOfMetas(body))

/** Whether the answer only lacks fields, and the portal reads it without leaving anything out. */
function isReadWithout({ name, validate }: CheckedOperation, { status, body }: ApiAnswer): boolean {
  if (status >= 300 || !validate || isValid(validate, body)) return false
  // Where a list may be plain or a page, the other form differs too.
  const lacks = (validate.errors ?? []).every(
    ({ keyword, instancePath }) => ['required', 'anyOf'].includes(keyword) || instancePath === '',
  )
  const { isReadable, leftOut } = readAnswer(name, body)
  return lacks && isReadable && leftOut === 0 && body !== null
}

const hasParameter = (name: string) => name.includes('{')

/** Asks as each role until one is not refused. */
async function askAnyone({ auth }: CheckedOperation, address: string, { roles, ask }: Context) {
  const all = auth === 'none' ? [null] : roles
  let last: { role: string | null; answer: ApiAnswer } | undefined
  for (const role of all) {
    last = { role, answer: await ask(role, 'GET', address) }
    if (![401, 403].includes(last.answer.status)) break
  }
  return last ?? { role: null, answer: await ask(null, 'GET', address) }
}

function problemsOf({ response, validate, errors = [] }: CheckedOperation, answer: ApiAnswer): string[] {
  const { status, type, body } = answer
  if (status >= 500) return [`status ${status}: the API failed`]
  if (status >= 400) return refusalProblems(answer, errors)
  if (status >= 300) return [`status ${status}: expected 200`]
  if (!validate) return response === 'empty' || body !== '' ? [] : ['the file is empty']
  if (body === '') return validate(null) ? [] : ['the answer is empty']
  if (!type.includes('json')) return [`content type ${type || 'none'}: expected application/json`]
  if (isValid(validate, body)) return []
  const texts = (validate.errors ?? []).map(
    (error) => `${error.instancePath || '/'} ${error.message ?? 'differs'}`,
  )
  return [...new Set(texts.map((text) => text.replaceAll(/\/\d+(?=\/| )/g, '/*')))]
}

/** A refusal has a code, and no record is a 404. */
function refusalProblems({ status, body }: ApiAnswer, errors: readonly string[]): string[] {
  const message = (body as { message?: unknown } | null)?.message
  if (typeof message !== 'string') return [`status ${status} without "message", the code of the error`]
  return status === 404 || errors.includes(message)
    ? []
    : [`status ${status} ${message}: no error of the operation`]
}

/** What needs a session must not answer without one. */
async function openness({ auth }: CheckedOperation, address: string, ask: Ask): Promise<string[]> {
  if (auth !== undefined) return []
  const { status } = await ask(null, 'GET', address)
  return status === 401 ? [] : [`status ${status} without a session: expected 401`]
}
