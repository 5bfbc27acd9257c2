import { parseFilters, type FilterField, type Filters } from './filters/filters'

export const pageSizes = [25, 50, 100] as const
export type PageSize = (typeof pageSizes)[number]
const defaultPageSize: PageSize = 50

/** What a list shows, as its address has it. */
export interface ListState {
  /** From 0. */
  page: number
  size: PageSize
  /** A field, with `-` in front from the last to the first. */
  sort: string
  search: string
  /** The chosen columns; null for those the entity names. */
  columns: readonly string[] | null
  filters: Filters
}

type QueryParams = Readonly<Record<string, string | undefined>>

/** A size that lists have, from an address or from what was remembered; 50 for anything else. */
export const parsePageSize = (text: string | null | undefined): PageSize =>
  pageSizes.find((size) => String(size) === text) ?? defaultPageSize

/** Where a list lands that knows nothing yet. */
export interface ListDefaults {
  size: PageSize
  sort: string
  /** Those that were chosen before; null for those the entity names. */
  columns: readonly string[] | null
  /** Fields that may be sorted by and shown. */
  fields: readonly string[]
  filters: readonly FilterField[]
}

/** Reads the state of a list from its address. Whatever makes no sense there counts as not said. */
export function parseListState(
  query: QueryParams,
  { size, sort, columns, fields, filters }: ListDefaults,
): ListState {
  const page = /^[1-9]\d{0,6}$/.test(query['page'] ?? '') ? Number(query['page']) - 1 : 0
  const asked = query['sort'] ?? ''
  return {
    page,
    size: query['size'] === undefined ? size : parsePageSize(query['size']),
    sort: fields.includes(asked.replace(/^-/, '')) ? asked : sort,
    search: (query['search'] ?? '').slice(0, 100),
    columns: parseColumns(query['columns'], columns)?.filter((field) => fields.includes(field)) ?? null,
    filters: parseFilters(filters, query),
  }
}

/** The address of a state: what is usual is left out. Pages count from 1, as people read them. */
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

/** Columns in an address; empty for those the entity names, where others are remembered. */
const columnsToText = (columns: ListState['columns']): string => columns?.join(',') ?? ''

const parseColumns = (text: string | undefined, remembered: ListState['columns']) =>
  text === undefined ? remembered : text === '' ? null : text.split(',')

/** What the server is asked for. */
export const listQuery = ({ page, size, sort, search, filters }: ListState) => ({
  ...filters,
  page,
  size,
  sort,
  ...(search && { search }),
})

/** What a record is opened with from a list: what of it is shown. */
export const listRouteState = (list: ListState) => ({ list })

/** The next order of a column's head: first from the start, then the other way round. */
export const toggleSort = (field: string, sort: string): string => (sort === field ? `-${field}` : field)

/** What the foot says: which rows of how many, and how many pages there are; at least one. */
export function pageRange({ page, size }: Pick<ListState, 'page' | 'size'>, total: number) {
  const first = Math.min(page * size + 1, total)
  return {
    first,
    last: Math.min((page + 1) * size, total),
    pages: Math.max(1, Math.ceil(total / size)),
  }
}

/** The page that a person typed, from 0 and at most the last one; null for what is no number of a page. */
export const parsePageNumber = (typed: string, pages: number): number | null => {
  const digits = typed.replaceAll(/[.,\s]/g, '')
  return /^[1-9]\d{0,6}$/.test(digits) ? Math.min(Number(digits), pages) - 1 : null
}
