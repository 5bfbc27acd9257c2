/** Where the user left a list. */
export interface ListPosition {
  /** The operation that reads the list. */
  list: string
  /** The record whose row had the focus, or that was opened last; empty for none. */
  id: string
  /** Scroll offset of the table, in pixels. */
  paneScroll: number
  /** Scroll offset of the page, in pixels. */
  pageScroll: number
}

const positions = new Map<string, ListPosition>()
let latest: ListPosition | undefined
let openRecord: { list: string } | undefined

/** Saves where a list was left, under the key of its entry in the browser history. */
export function saveListPosition(entry: string, position: ListPosition): void {
  latest = position
  positions.set(entry, position)
}

/**
 * Finds where the user left a list they come back to, with the back button or by a link from one of its records.
 * Undefined when they come from elsewhere.
 */
export const findListPosition = (entry: string, list: string): ListPosition | undefined =>
  [positions.get(entry), openRecord && latest].find((position) => position?.list === list)

/**
 * Marks a record of a list as open, so that coming back focuses its row.
 * Returns a function that ends this.
 */
export function markOpenRecord(list: string, id: string): () => void {
  const opened = { list }
  openRecord = opened
  if (latest?.list === list) latest.id = id
  return () => {
    if (openRecord === opened) openRecord = undefined
  }
}
