import { createContext, use } from 'react'
import type { RouteId } from '../plugin/points'
import { pathTo, type AddressInput } from './href'
import { tableOf, type Table } from './table'
import { useRoute } from './useRoute'

export type { AddressInput } from './href'

/** The table of all addresses; empty outside the router. */
export const TableContext = createContext<Table>(tableOf([]))

/**
 * Returns a function from route id to an address for `<a href>` (`#/videoconsultation/home`), or null if the route is off.
 * It keeps the doctor's segment of the current address.
 */
export function useHref(): (id: RouteId, input?: AddressInput) => string | null {
  const path = usePath()
  return (id, input) => {
    const to = path(id, input)
    return to === null ? null : `#${to}`
  }
}

/** The same as an in-app path, without `#`. */
export function usePath(): (id: RouteId, input?: AddressInput) => string | null {
  const table = use(TableContext)
  const { doctorUrl } = useRoute().params
  return (id, input = {}) => pathTo(table, id, input, doctorUrl)
}
