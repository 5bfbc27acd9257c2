/** The most similar of some names; undefined if none is similar. */
export function closestName(name: string, names: Iterable<string>): string | undefined {
  const best = [...names]
    .map((candidate) => ({ candidate, distance: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)[0]
  return best && best.distance <= Math.max(2, name.length / 3) ? best.candidate : undefined
}

/** Returns "Did you mean …?" with the most similar name; an empty string if none is similar. */
export function didYouMean(name: string, names: Iterable<string>): string {
  const closest = closestName(name, names)
  return closest === undefined ? '' : `Did you mean "${closest}"?`
}

/** Levenshtein distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (const [i, letter] of a.split('').entries()) {
    const next = [i + 1]
    for (const [j, other] of b.split('').entries()) {
      const change = (row[j] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
