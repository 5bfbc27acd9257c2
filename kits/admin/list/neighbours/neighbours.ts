/** A page of a list. */
interface PagePosition {
  /** Counts from 0. */
  page: number
  size: number
  total: number
}

/** The record before or after another, and its page in the list. */
export interface Neighbour {
  id: string
  page: number
}

export interface Neighbours {
  /** The position of the record among all matches, from 1. */
  position: number
  before: Neighbour | null
  after: Neighbour | null
}

/** The page that contains the neighbour of the first or last record of a page; null where none is needed. */
export function adjacentPage(
  ids: readonly string[],
  id: string,
  { page, size, total }: PagePosition,
): number | null {
  const at = ids.indexOf(id)
  if (at === 0 && page > 0) return page - 1
  return at !== -1 && at === ids.length - 1 && (page + 1) * size < total ? page + 1 : null
}

/**
 * Finds the records before and after one in its list. `ids` are those of its page, `beside` those of the adjacent page,
 * where that is needed and has loaded. Null where the record is not on the page.
 */
export function findNeighbours(
  ids: readonly string[],
  id: string,
  { page, size, total }: PagePosition,
  beside: readonly string[] = [],
): Neighbours | null {
  const at = ids.indexOf(id)
  if (at === -1) return null
  const on = (neighbour: string | undefined, neighbourPage: number) =>
    neighbour === undefined ? null : { id: neighbour, page: neighbourPage }
  const other = adjacentPage(ids, id, { page, size, total })
  return {
    position: page * size + at + 1,
    before: on(ids[at - 1], page) ?? (other === page - 1 ? on(beside.at(-1), other) : null),
    after: on(ids[at + 1], page) ?? (other === page + 1 ? on(beside[0], other) : null),
  }
}
