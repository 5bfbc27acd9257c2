/** The top and bottom edge of something on the page, in pixels from the top of the window. */
export interface Band {
  top: number
  bottom: number
}

const overlap = (a: Band, b: Band) => Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/**
 * Where the toasts cover no message and no control. Takes their height, the part of the window that they may use, the
 * controls and messages in it, and the place that they have. Returns their bottom edge. They stay where they are while
 * nothing is below them; otherwise they take the free place nearest to the bottom, or the one that covers least.
 */
export function placeToasts(
  height: number,
  room: Band,
  obstacles: readonly Band[],
  current?: number,
): number {
  const lowest = room.bottom
  const highest = Math.min(lowest, room.top + height)
  const edges = obstacles.flatMap(({ top, bottom }) => [top, bottom + height])
  const places = [...(current === undefined ? [] : [current]), lowest, highest, ...edges].filter(
    (place) => place >= highest && place <= lowest,
  )
  const covered = (place: number) =>
    obstacles.reduce((sum, one) => sum + overlap({ top: place - height, bottom: place }, one), 0)
  if (current !== undefined && places.includes(current) && covered(current) === 0) return current
  return places
    .map((place) => ({ place, cost: covered(place) }))
    .reduce((best, one) =>
      one.cost < best.cost || (one.cost === best.cost && one.place > best.place) ? one : best,
    ).place
}
