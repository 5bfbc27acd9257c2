import { createContext, use } from 'react'
import type { RouteId } from '../plugin/points'
import { pathTo, type AddressInput } from './href'
import { tableOf, type Table } from './table'
import { useRoute } from './useRoute'

/** The table of all addresses; empty outside the router. */
export const TableContext = createContext<Table>(tableOf([]))

/**
 * Gives a function from route id to an address for `<a href>` (`#/videoconsultation/home`), or null when the route
 * is not on. The doctor's segment of the present address is carried along.
 */
export function useHref(): (id: RouteId, place?: AddressInput) => string | null {
  const path = usePath()
  return (id, place) => {
    const to = path(id, place)
    return to === null ? null : `#${to}`
  }
}

/** The same as an in-app path, without `#`. */
export function usePath(): (id: RouteId, place?: AddressInput) => string | null {
  const table = use(TableContext)
  const { doctorUrl } = useRoute().params
  return (id, place = {}) => pathTo(table, id, place, doctorUrl)
}
