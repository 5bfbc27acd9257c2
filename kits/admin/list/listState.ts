import { parseFilters, type FilterField, type Filters } from './filters/filters'

export const pageSizes = [25, 50, 100] as const
export type PageSize = (typeof pageSizes)[number]
const defaultPageSize: PageSize = 50

/** The state of a list, kept in its address. */
export interface ListState {
  /** Counts from 0. */
  page: number
  size: PageSize
  /** A field; `-` means descending. */
  sort: string
  search: string
  /** The chosen columns; null for the defaults of the entity. */
  columns: readonly string[] | null
  filters: Filters
}

type QueryParams = Readonly<Record<string, string | undefined>>

/** Parses a page size from an address or from storage; 50 for anything else. */
export const parsePageSize = (text: string | null | undefined): PageSize =>
  pageSizes.find((size) => String(size) === text) ?? defaultPageSize

/** The state of a list whose address has no parameters. */
export interface ListDefaults {
  size: PageSize
  sort: string
  /** The columns that were chosen before; null for the defaults of the entity. */
  columns: readonly string[] | null
  /** The fields that can be shown. */
  fields: readonly string[]
  /** The fields that can be sorted. */
  sortable: readonly string[]
  filters: readonly FilterField[]
}

/** Parses the state of a list from its address. Invalid values are ignored. */
export function parseListState(
  query: QueryParams,
  { size, sort, columns, fields, sortable, filters }: ListDefaults,
): ListState {
  const page = /^[1-9]\d{0,6}$/.test(query['page'] ?? '') ? Number(query['page']) - 1 : 0
  const querySort = query['sort'] ?? ''
  return {
    page,
    size: query['size'] === undefined ? size : parsePageSize(query['size']),
    sort: sortable.includes(querySort.replace(/^-/, '')) ? querySort : sort,
    search: (query['search'] ?? '').slice(0, 100),
    columns: parseColumns(query['columns'], columns)?.filter((field) => fields.includes(field)) ?? null,
    filters: parseFilters(filters, query),
  }
}

/** The query parameters of a state, without defaults. Pages count from 1 there. */
export const listStateToQuery = (
  { page, size, sort, search, columns, filters }: ListState,
  defaults: ListDefaults,
): QueryParams => ({
  ...filters,
  page: page === 0 ? undefined : String(page + 1),
  size: size === defaults.size ? undefined : String(size),
  sort: sort === defaults.sort ? undefined : sort,
  search: search === '' ? undefined : search,
  columns: columnsToText(columns) === columnsToText(defaults.columns) ? undefined : columnsToText(columns),
})

/** Empty for the defaults of the entity, where other columns are stored. */
const columnsToText = (columns: ListState['columns']): string => columns?.join(',') ?? ''

const parseColumns = (text: string | undefined, remembered: ListState['columns']) =>
  text === undefined ? remembered : text === '' ? null : text.split(',')

/** The query of the API. */
export const listQuery = ({ page, size, sort, search, filters }: ListState) => ({
  ...filters,
  page,
  size,
  sort,
  ...(search && { search }),
})

/** The route state with which a record is opened from a list. */
export const listRouteState = (list: ListState) => ({ list })

/** The order after a click on a column header: ascending first, then descending. */
export const toggleSort = (field: string, sort: string): string => (sort === field ? `-${field}` : field)

/** The rows that a page shows, counted from 1, and the number of pages, at least one. */
export function pageRange({ page, size }: Pick<ListState, 'page' | 'size'>, total: number) {
  const first = Math.min(page * size + 1, total)
  return {
    first,
    last: Math.min((page + 1) * size, total),
    pages: Math.max(1, Math.ceil(total / size)),
  }
}

/** Parses a typed page number; returns it from 0, at most the last page, or null for anything else. */
export const parsePageNumber = (typed: string, pages: number): number | null => {
  const digits = typed.replaceAll(/[.,\s]/g, '')
  return /^[1-9]\d{0,6}$/.test(digits) ? Math.min(Number(digits), pages) - 1 : null
}
