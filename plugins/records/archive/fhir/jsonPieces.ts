import type { Bundle } from './bundle'

/** A bundle as JSON in pieces, one entry a line, so that no string holds all of a long record. */
export function jsonPieces({ entry, ...bundle }: Bundle): string[] {
  const head = JSON.stringify(bundle).slice(0, -1)
  const lines = entry.map((one, place) => `${place === 0 ? '' : ','}\n${JSON.stringify(one)}`)
  return [`${head},"entry":[`, ...lines, '\n]}\n']
}
