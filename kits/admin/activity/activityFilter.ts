import { addDays } from '@portico/core/format/calendarDate'
import { startOfDay } from '@portico/core/format/dates'
import { parsePageSize, type PageSize } from '../list/listState'
import type { AdminSection } from '../section'

type QueryParams = Readonly<Record<string, string | undefined>>

/** Which changes are shown, as the address says. Empty texts select all. */
export interface ActivityFilter {
  /** Counts from 0. */
  page: number
  size: PageSize
  /** The id of a section. */
  section: string
  /** The id of a user. */
  author: string
  /** Calendar dates, both inclusive. */
  from: string
  to: string
}

/** Parses the address. Invalid values are ignored. */
export function parseActivityFilter(query: QueryParams): ActivityFilter {
  const date = (text = '') => (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '')
  return {
    page: /^[1-9]\d{0,6}$/.test(query['page'] ?? '') ? Number(query['page']) - 1 : 0,
    size: parsePageSize(query['size']),
    section: query['section'] ?? '',
    author: query['author'] ?? '',
    from: date(query['from']),
    to: date(query['to']),
  }
}

/** The query parameters of the address, without defaults. Pages count from 1 there. */
export const activityAddress = ({ page, size, ...filter }: ActivityFilter): QueryParams => ({
  ...Object.fromEntries(Object.entries(filter).map(([name, text]) => [name, text === '' ? undefined : text])),
  page: page === 0 ? undefined : String(page + 1),
  size: size === 50 ? undefined : String(size),
})

/** The query of the API. Days are those of `zone`. A section that the person may not use selects all. */
export function activityQuery(
  { page, size, section, author, from, to }: ActivityFilter,
  sections: readonly AdminSection[],
  zone: string,
) {
  const entity = sections.find(({ id }) => id === section)?.record
  return {
    page,
    size,
    ...(entity !== undefined && { entity }),
    ...(author && { author }),
    ...(from && { from: startOfDay(from, zone) }),
    ...(to && { to: startOfDay(addDays(to, 1), zone) }),
  }
}
