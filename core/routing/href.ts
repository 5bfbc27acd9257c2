import { areas } from './areas'
import { generatePath } from './router'
import type { Table } from './table'

/** What an address carries besides the route. */
export interface AddressInput {
  params?: Readonly<Record<string, string>> | undefined
  /** Undefined values are left out. */
  query?: Readonly<Record<string, string | undefined>> | undefined
}

/**
 * The in-app path of a route id: `/videoconsultation/home?x=1`, without `#`. A doctor's segment that is present now
 * is carried along wherever the target can hold it. Throws when a parameter of the address is missing.
 * Out: null for a route that is not on.
 */
export function pathTo(
  table: Table,
  id: string,
  { params = {}, query = {} }: AddressInput,
  doctorUrl?: string,
): string | null {
  const entry = table.byId.get(id)
  if (!entry) return null
  const first = params['doctorUrl'] ?? doctorUrl
  const all = first === undefined ? params : { ...params, doctorUrl: first }
  const path = areas[entry.handle.area].doctorUrl ? `/:doctorUrl?${entry.path}` : entry.path
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)
  const search = new URLSearchParams(given).toString()
  return generatePath(path, all) + (search && `?${search}`)
}
