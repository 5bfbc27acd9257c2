import type { Bundle } from './bundle'

/**
 * A bundle as JSON in pieces that are made one after the other, one entry a line: no string holds all of a long record, and the page gets
 * its turn between two.
 */
export function* jsonPieces({ entry, ...bundle }: Bundle): Generator<string> {
  yield `${JSON.stringify(bundle).slice(0, -1)},"entry":[`
  let comma = ''
  for (const one of entry) {
    yield `${comma}\n${JSON.stringify(one)}`
    comma = ','
  }
  yield '\n]}\n'
}
