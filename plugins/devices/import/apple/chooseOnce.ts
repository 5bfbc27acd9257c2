import { group as groupBy } from 'd3-array'

/** Spans of time as columns: from and to in milliseconds, what was counted, and by whom. */
interface Columns {
  starts: readonly number[]
  ends: readonly number[]
  values: readonly number[]
  /** The place of the sender in `senders`. */
  places: readonly number[]
  senders: readonly { sender: string; rank: number }[]
}

/** What becomes of a span. */
interface Choice {
  at: number
  fate: 'kept' | 'overlap' | 'duplicate'
}

/**
 * Chooses of overlapping spans those that count, so that nothing counts twice: of each group of spans that overlap, those of the
 * sender with the lowest rank; among equals of the one with the shorter spans, if it covers half as much time as the others;
 * then those of the other senders that overlap none of these. Repetitions of one sender count once.
 */
export function* chooseOnce(columns: Columns): Generator<Choice> {
  const { starts, values, places, senders } = columns
  const endOf = (at: number) => Math.max(columns.ends[at] ?? 0, (starts[at] ?? 0) + 1)
  const order = [...starts.keys()].toSorted((a, b) => (starts[a] ?? 0) - (starts[b] ?? 0))
  let group: number[] = []
  let groupEnd = -Infinity
  const choose = function* (): Generator<Choice> {
    const bySender = groupBy(group, (at) => senders[places[at] ?? 0]?.sender ?? '')
    const ranked = rankSenders([...bySender.values()], columns, endOf)
    const taken: number[] = []
    for (const spans of ranked) {
      const seen = new Set<string>()
      const before = taken.toSorted((a, b) => (starts[a] ?? 0) - (starts[b] ?? 0))
      const ends = latestEnds(before, endOf)
      for (const at of spans) {
        const [start, key] = [starts[at] ?? 0, `${starts[at]} ${columns.ends[at]} ${values[at]}`]
        if (seen.has(key)) yield { at, fate: 'duplicate' }
        else if (hasOverlap({ start, end: endOf(at) }, before, ends, starts)) yield { at, fate: 'overlap' }
        else {
          seen.add(key)
          taken.push(at)
          yield { at, fate: 'kept' }
        }
      }
    }
  }
  for (const at of order) {
    if ((starts[at] ?? 0) >= groupEnd) {
      yield* choose()
      group = []
    }
    group.push(at)
    groupEnd = Math.max(groupEnd, endOf(at))
  }
  yield* choose()
}

/** The spans of each sender, the one that counts first. */
function rankSenders(
  all: readonly (readonly number[])[],
  { starts, places, senders }: Columns,
  endOf: (at: number) => number,
): readonly (readonly number[])[] {
  if (all.length < 2) return all
  const rated = all.map((spans) => ({
    spans,
    rank: senders[places[spans[0] ?? 0] ?? 0]?.rank ?? 0,
    covered: spans.reduce((sum, at) => sum + endOf(at) - (starts[at] ?? 0), 0),
  }))
  const most = Math.max(...rated.map(({ covered }) => covered))
  const isThin = (covered: number) => Number(covered < most / 2)
  return rated
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        isThin(a.covered) - isThin(b.covered) ||
        a.covered / a.spans.length - b.covered / b.spans.length,
    )
    .map(({ spans }) => spans)
}

/** For each span, the latest end of it and all before it. */
function latestEnds(spans: readonly number[], endOf: (at: number) => number): number[] {
  let latest = -Infinity
  return spans.map((at) => (latest = Math.max(latest, endOf(at))))
}

/** Whether a span overlaps one of others, which are in the order of their starts. */
function hasOverlap(
  { start, end }: { start: number; end: number },
  others: readonly number[],
  ends: readonly number[],
  starts: readonly number[],
): boolean {
  let [from, to] = [0, others.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((starts[others[middle] ?? 0] ?? 0) < end) from = middle + 1
    else to = middle
  }
  return from > 0 && (ends[from - 1] ?? -Infinity) > start
}
