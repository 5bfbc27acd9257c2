/** Which part of a list these are. */
interface PagePosition {
  /** From 0. */
  page: number
  size: number
  total: number
}

/** A record beside another, and the page of the list on which it stands. */
export interface Neighbour {
  id: string
  page: number
}

export interface Neighbours {
  /** From 1, among all that match. */
  position: number
  before: Neighbour | null
  after: Neighbour | null
}

/** The page that has to be read as well, because a record is the first or last of its own; null for none. */
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
 * The records before and after one in its list. In: the ids of its page, and of the page beside where that is needed and
 * there. Out: null where it is not among them.
 */
export function findNeighbours(
  ids: readonly string[],
  id: string,
  { page, size, total }: PagePosition,
  beside: readonly string[] = [],
): Neighbours | null {
  const at = ids.indexOf(id)
  if (at === -1) return null
  const on = (found: string | undefined, where: number) =>
    found === undefined ? null : { id: found, page: where }
  const other = adjacentPage(ids, id, { page, size, total })
  return {
    position: page * size + at + 1,
    before: on(ids[at - 1], page) ?? (other === page - 1 ? on(beside.at(-1), other) : null),
    after: on(ids[at + 1], page) ?? (other === page + 1 ? on(beside[0], other) : null),
  }
}
