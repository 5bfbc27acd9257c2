/** So many records that match hold the same id; null where they hold none. */
export interface Group {
  of: number | null
  count: number
}

/** Groups of which a page has a part: whole ones together, one that the page begins or ends within by itself. */
export interface GroupPart {
  of: readonly (number | null)[]
  /** How many there are in these groups. */
  count: number
  /** Where the page's part begins among them, and how many it has. */
  offset: number
  size: number
}

/**
 * The parts of a page, in their order. In: the groups in the order of the list. They are few: what stands between the
 * first and the last group of a page is whole. Who has none stands apart.
 */
export function groupParts(groups: readonly Group[], offset: number, size: number): GroupPart[] {
  const parts: GroupPart[] = []
  let start = 0
  for (const { of, count } of groups) {
    const from = Math.max(offset, start)
    const part = Math.min(offset + size, start + count) - from
    if (part > 0) add(parts, { of: [of], count, offset: from - start, size: part })
    start += count
  }
  return parts
}

const isWhole = ({ of, offset, size, count }: GroupPart) =>
  offset === 0 && size === count && !of.includes(null)

function add(parts: GroupPart[], part: GroupPart): void {
  const last = parts.at(-1)
  if (!last || !isWhole(last) || !isWhole(part)) return void parts.push(part)
  const count = last.count + part.count
  parts[parts.length - 1] = { of: [...last.of, ...part.of], count, offset: 0, size: count }
}
