/** A part of a video that was played, in seconds. */
export type PlayedRange = readonly [from: number, to: number]

/** A larger step is a seek, or a computer that slept: nothing was played in between. */
const MAX_STEP = 2

/**
 * Adds what was played between two moments of playback. Ranges that touch become one. Takes the positions in seconds, and the
 * speed: a step at double speed is twice as long.
 */
export function addPlayed(played: readonly PlayedRange[], from: number, to: number, rate = 1): PlayedRange[] {
  if (to <= from || to - from > MAX_STEP * Math.max(1, rate)) return [...played]
  const sorted = [...played, [from, to] as const].toSorted(([one], [other]) => one - other)
  return sorted.reduce<PlayedRange[]>((joined, [start, end]) => {
    const last = joined.at(-1)
    if (!last || start > last[1]) return [...joined, [start, end]]
    return [...joined.slice(0, -1), [last[0], Math.max(last[1], end)]]
  }, [])
}

/** The whole seconds that were played, as the server counts them: without half seconds, in pairs from and to. */
export const wholeSeconds = (played: readonly PlayedRange[]): [number, number][] =>
  played
    .map(([from, to]): [number, number] => [Math.round(from), Math.round(to)])
    .filter(([from, to]) => from < to)
