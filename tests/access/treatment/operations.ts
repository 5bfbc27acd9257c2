import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import hub from '../../../schemas/hub.json' with { type: 'json' }
import { root } from '../../../server/platform/paths'

interface RawOperation {
  auth?: string
  role?: string
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  response?: unknown
}

const read = (folder: string): Record<string, unknown>[] =>
  readdirSync(path.join(root, 'schemas', folder)).map(
    (file) =>
      JSON.parse(readFileSync(path.join(root, 'schemas', folder, file), 'utf8')) as Record<string, unknown>,
  )
const contract = Object.assign({}, ...read('api')) as Record<string, RawOperation>
const entities = new Map(read('entities').map((schema) => [String(schema['title']), schema]))

/** The names of all properties of a schema, those of the entities that it refers to included. */
function propertiesOf(schema: unknown, seen: ReadonlySet<string> = new Set()): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  if (Array.isArray(schema)) return schema.flatMap((one) => propertiesOf(one, seen))
  const { $ref, properties = {}, ...rest } = schema as { $ref?: string; properties?: object }
  const name = $ref?.replace(/\.schema\.json$/, '')
  const referred = name && !seen.has(name) ? propertiesOf(entities.get(name), new Set([...seen, name])) : []
  const own = [...Object.keys(properties), ...propertiesOf(Object.values(properties), seen)]
  return [...referred, ...own, ...propertiesOf(Object.values(rest), seen)]
}

/** Names a patient, or something that belongs to one. */
const isNamed = (name: string) => /^(patientId|patientName|userId|appointmentId|bookId)$/i.test(name)
/** The id in these addresses is that of an appointment or a call of a patient. */
const ofPatient = /api\/(appointments|video-calls|video-calls\/appointments|payments)\/\{id\}/

/**
 * The operations of the contract with a patient in them, whom the request names or about whom the answer tells, and those that
 * only doctors may use. Operations without a session are left out: there is no doctor in them.
 */
export const operationsWithPatient: readonly string[] = Object.entries(contract)
  .filter(([key, { auth, role, params, query, body, response }]) => {
    if (auth !== undefined) return false
    const asked = [...Object.keys(params ?? {}), ...Object.keys(query ?? {}), ...propertiesOf(body)]
    const inPath = [...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
    const named = propertiesOf(response).filter((name) => /^patient(Id|Name)$/.test(name))
    return role === 'Doctor' || ofPatient.test(key) || named.length > 0 || [...asked, ...inPath].some(isNamed)
  })
  .map(([key]) => key)

/** Whether an operation needs a body. */
export const hasBody = (operation: string): boolean => contract[operation]?.body !== undefined

/** What clients may invoke on the hub, except for their own token. */
export const hubCalls: readonly string[] = Object.entries(hub.messages).flatMap(
  ([name, { from, arguments: args }]) =>
    from === 'portal' && args[0]?.name !== 'token' ? [`hub ${name}`] : [],
)
