import { editDistance } from '../../../schemas/text/editDistance'

/** The most similar of some names; undefined if none is similar. */
export function closestName(name: string, names: Iterable<string>): string | undefined {
  const best = [...names]
    .map((candidate) => ({ candidate, distance: editDistance(name.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)[0]
  return best && best.distance <= Math.max(2, name.length / 3) ? best.candidate : undefined
}

/** Returns "Did you mean …?" with the most similar name; an empty string if none is similar. */
export function didYouMean(name: string, names: Iterable<string>): string {
  const closest = closestName(name, names)
  return closest === undefined ? '' : `Did you mean "${closest}"?`
}
