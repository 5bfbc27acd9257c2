import { areas } from './areas'
import { generatePath } from './reactRouter'
import type { Table } from './table'

/** Parameters and query of an address. */
export interface AddressInput {
  params?: Readonly<Record<string, string>> | undefined
  /** Undefined values are omitted. */
  query?: Readonly<Record<string, string | undefined>> | undefined
}

/**
 * The in-app path of a route id: `/videoconsultation/home?x=1`, without `#`. It keeps the current doctor's segment if the
 * target can contain one. Throws if a parameter of the address is missing.
 * Returns null for a route that is off.
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
  const definedValues = Object.entries(query).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  )
  const search = new URLSearchParams(definedValues).toString()
  return generatePath(path, all) + (search && `?${search}`)
}
