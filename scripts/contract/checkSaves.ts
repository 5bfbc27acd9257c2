import type { JSONSchema } from 'json-schema-to-typescript'
import { findingOf, type ApiAnswer, type Ask } from './checkContract'
import type { CheckedOperation } from './contract'
import type { Finding } from './finding'

interface Check {
  operations: readonly CheckedOperation[]
  roles: readonly string[]
  ask: Ask
}

/** The name of the records that a check creates and removes. */
export const checkedName = 'Contract check, may be removed'

type Fields = Record<string, unknown>

/**
 * Creates, changes and removes a record of each list of the administration whose records the contract can remove. Whatever goes
 * wrong, the record is removed if the list shows it. Accounts are not created: they send emails.
 */
export async function checkSaves(check: Check): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const operation of check.operations.filter((one) => isChecked(one, check.operations)))
    findings.push(await checkSave(operation, check))
  return findings
}

const isChecked = ({ name, capability }: CheckedOperation, operations: readonly CheckedOperation[]) => {
  const path = pathOf(name)
  const has = (other: string) => operations.some((one) => one.name === other)
  return (
    name.startsWith('POST ') &&
    capability === undefined &&
    path !== 'api/users/admin' &&
    has(`GET ${path}`) &&
    has(`PUT ${path}/{id}`) &&
    has(`DELETE ${path}/{id}`)
  )
}

async function checkSave(operation: CheckedOperation, { roles, ask }: Check): Promise<Finding> {
  const path = pathOf(operation.name)
  const finding = { ...findingOf(operation), operation: `${operation.name}, PUT and DELETE` }
  const role = await readerOf(path, roles, ask)
  const body = role === undefined ? null : await bodyOf(operation, role, ask)
  if (role === undefined || body === null) return { ...finding, status: 'not tried', problems: [] }
  const created = await ask(role, 'POST', path, body)
  const shown = {
    role,
    request: `POST ${path}`,
    answer: { status: created.status, body: null },
  }
  if ([401, 403].includes(created.status)) return { ...finding, ...shown, status: 'refused', problems: [] }
  if ([404, 405, 501].includes(created.status))
    return { ...finding, ...shown, status: 'missing', problems: [] }
  const problems = isDone(created)
    ? await saveProblems(path, { role, ask, body })
    : [`POST: status ${created.status}`]
  return { ...finding, ...shown, status: problems.length > 0 ? 'differs' : 'ready', problems }
}

/** Finds the new record, changes it, and removes it. Returns what differs. */
async function saveProblems(
  path: string,
  { role, ask, body }: { role: string; ask: Ask; body: Fields },
): Promise<string[]> {
  const find = async (name: string) =>
    listOf(await ask(role, 'GET', path)).find((record) => record['name'] === name)
  const record = await find(checkedName)
  const id = record && idOf(record)
  if (id === undefined) return ['POST: the list does not show the new record']
  const renamed = `${checkedName}.`
  const changed = await ask(role, 'PUT', `${path}/${id}`, { ...body, ...record, name: renamed })
  const isChanged = isDone(changed) && (await find(renamed)) !== undefined
  const removed = await ask(role, 'DELETE', `${path}/${id}`)
  const isThere = (await find(renamed)) ?? (await find(checkedName))
  return [
    ...(isChanged ? [] : [`PUT: status ${changed.status}, and the list does not show the new name`]),
    ...(isDone(removed) ? [] : [`DELETE: status ${removed.status}`]),
    ...(isThere ? [`DELETE: the list still shows the record ${id}. Remove it`] : []),
  ]
}

/** The first role that may read the list. */
async function readerOf(path: string, roles: readonly string[], ask: Ask): Promise<string | undefined> {
  for (const role of roles) if (isDone(await ask(role, 'GET', path))) return role
  return undefined
}

/** A body with the required fields only. Ids of other records are those of their lists; null without one. */
async function bodyOf({ input }: CheckedOperation, role: string, ask: Ask): Promise<Fields | null> {
  const { properties = {}, required } = input ?? {}
  const names = Array.isArray(required) ? required : []
  const fields: Fields = {}
  for (const name of names) {
    const schema = properties[name] ?? {}
    const value = name === 'consultationSpecialtyId' ? await firstSpecialty(role, ask) : valueOf(schema)
    if (value === undefined) return null
    fields[name] = value
  }
  return fields
}

const firstSpecialty = async (role: string, ask: Ask) =>
  listOf(await ask(role, 'GET', 'api/consultation-specialties'))[0]?.['id']

function valueOf(schema: JSONSchema): unknown {
  if (schema.$ref?.startsWith('AppointmentType')) return 1
  if (schema.type === 'string') return checkedName
  if (schema.type === 'array') return [{ name: checkedName }].slice(0, schema.minItems ?? 1)
  return schema.type === 'integer' || schema.type === 'number' ? Math.max(schema.minimum ?? 1, 1) : undefined
}

const isDone = ({ status }: ApiAnswer) => status >= 200 && status < 300

const pathOf = (name: string) => name.slice(name.indexOf(' ') + 1)

function listOf({ body }: ApiAnswer): Fields[] {
  const list = Array.isArray(body) ? body : (body as { items?: unknown } | null)?.items
  return Array.isArray(list) ? (list as Fields[]) : []
}

const idOf = (record: Fields) => (record['id'] ?? record['companyId']) as number | string | undefined
