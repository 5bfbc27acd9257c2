import type { CheckedOperation } from './contract'

/** An id of a record by the path of the list that has it, for example `api/appointments` and 7. */
export type Records = Map<string, string>

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
 * The address of an operation with the ids of records that the API has, and dates of the last month; null if something is
 * missing.
 */
export function fillAddress(operation: CheckedOperation, records: Records, today: string): string | null {
  const path = pathOf(operation.name)
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const id = names.length === 1 ? records.get(folderOf(path.slice(0, path.indexOf('/{')))) : undefined
  if (names.length > 0 && id === undefined) return null
  const query = Object.entries(operation.query ?? {}).filter(([, { required }]) => required)
  if (query.some(([, { format }]) => format !== 'date')) return null
  const search = new URLSearchParams(
    query.map(([name]) => [name, /from|start/i.test(name) ? monthBefore(today) : today]),
  )
  const filled = path.replace(/\{\w+\}/, encodeURIComponent(id ?? ''))
  return search.size > 0 ? `${filled}?${search.toString()}` : filled
}

const pathOf = (name: string) => name.slice(name.indexOf(' ') + 1)

/** `api/appointments/all` and `api/appointments/` list what `api/appointments/{id}` reads. */
const folderOf = (path: string) => path.replace(/\/(all)?$/, '')

const monthBefore = (day: string) => new Date(Date.parse(day) - 30 * 86_400_000).toISOString().slice(0, 10)
