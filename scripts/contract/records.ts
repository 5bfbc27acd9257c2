import type { CheckedOperation } from './contract'

/** An id of a record by the path of the list that has it, for example `api/appointments` and 7. */
export type Records = Map<string, string>

/** The lists of the records that parameters name. */
const lists: Readonly<Record<string, string>> = {
  appointmentId: 'api/appointments',
  agreementId: 'api/agreements',
  bookId: 'api/appointments',
  doctorId: 'api/doctors',
  insurerId: 'api/insurers',
  patientId: 'api/patients',
  serviceId: 'api/consultation-services',
  specialtyId: 'api/consultation-specialties',
  service: 'api/consultation-services',
  userId: 'api/users/data',
}

/** Values of parameters that every API has. */
const known: Readonly<Record<string, string>> = {
  appointmentType: '1',
  bytes: '1000',
  countryCode: 'ES',
  search: 'a',
  searchterm: 'a',
  size: '150',
}

/** Keeps the id of the first record of an answer. */
export function rememberRecords({ name }: CheckedOperation, body: unknown, records: Records): void {
  const list = Array.isArray(body)
    ? (body as unknown[])
    : ((body as { items?: unknown[] } | null)?.items ?? [body])
  const [first] = list
  const id = (first as { id?: unknown } | null | undefined)?.id
  const path = pathOf(name)
  if (typeof id === 'number' || typeof id === 'string')
    if (!path.includes('{')) records.set(folderOf(path), String(id))
}

/**
 * An address that can be asked for, or the parameters that no answer has given a value. `isGuess`: a value of the
 * query, or the id of a list below the same address, such as `api/videos/new`, which may fit another record.
 */
export type FilledAddress = { address: string; isGuess: boolean } | { missing: readonly string[] }

/** The address of an operation with the ids of records that the API has, and dates of the last month. */
export function fillAddress(operation: CheckedOperation, records: Records, today: string): FilledAddress {
  const path = pathOf(operation.name)
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const folder = folderOf(path.slice(0, path.indexOf('/{')))
  const isOne = names.length === 1 && names.every((name) => !(name in lists || name in known))
  const own = isOne ? records.get(folder) : undefined
  const below = isOne && own === undefined ? firstBelow(folder, records) : undefined
  const valueOf = (name: string) =>
    known[name] ?? records.get(lists[name] ?? '') ?? dateOf(name, today) ?? own ?? below
  const query = Object.entries(operation.query ?? {}).filter(([, { required }]) => required)
  const missing = [
    ...names.filter((name) => valueOf(name) === undefined),
    ...query
      .filter(([name, { format }]) => format !== 'date' && valueOf(name) === undefined)
      .map(([name]) => name),
  ]
  if (missing.length > 0) return { missing }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(valueOf(name) ?? ''))
  const search = new URLSearchParams(
    query.map(([name, { format }]) => [
      name,
      format === 'date' ? (/from|start/i.test(name) ? monthBefore(today) : today) : (valueOf(name) ?? ''),
    ]),
  )
  return {
    address: search.size > 0 ? `${filled}?${search.toString()}` : filled,
    isGuess: below !== undefined || query.some(([, { format }]) => format !== 'date'),
  }
}

/** The id of the first list below an address. */
const firstBelow = (folder: string, records: Records): string | undefined =>
  [...records].find(([path]) => path.startsWith(`${folder}/`))?.[1]

/** The dates of an address, such as `{from}/{to}`. */
function dateOf(name: string, today: string): string | undefined {
  if (name === 'from') return monthBefore(today)
  return name === 'to' ? today : undefined
}

const pathOf = (name: string) => name.slice(name.indexOf(' ') + 1)

/** `api/appointments/all` and `api/appointments/` list what `api/appointments/{id}` reads. */
const folderOf = (path: string) => path.replace(/\/(all)?$/, '')

const monthBefore = (day: string) => new Date(Date.parse(day) - 30 * 86_400_000).toISOString().slice(0, 10)
