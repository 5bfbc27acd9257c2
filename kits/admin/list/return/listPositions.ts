/** Where a list was left. */
export interface Place {
  /** The list: what it is read by. */
  list: string
  /** The record whose row had the focus, or that was last looked at since; empty for none. */
  id: string
  /** How far its rows were scrolled, in its pane and on the page, in pixels. */
  top: number
  y: number
}

const places = new Map<string, Place>()
let latest: Place | undefined
let open: { list: string } | undefined

/** Keeps where a list was left. In: the name of its entry of the browser's history. */
export function keepPlace(entry: string, place: Place): void {
  latest = place
  places.set(entry, place)
}

/**
 * Where somebody left the list that they now come back to: by the browser's own way back, or by a link from a record
 * that was opened from it. Undefined for who comes from elsewhere.
 */
export const placeOf = (entry: string, list: string): Place | undefined =>
  [places.get(entry), open && latest].find((place) => place?.list === list)

/** A record of a list is looked at: who comes back finds this one, whichever was opened first. Out: that it no longer is. */
export function lookAt(list: string, id: string): () => void {
  const mine = { list }
  open = mine
  if (latest?.list === list) latest.id = id
  return () => {
    if (open === mine) open = undefined
  }
}
