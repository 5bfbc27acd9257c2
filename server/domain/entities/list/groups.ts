/** The number of matching records with the same id in a column; `of` is null for records without one. */
export interface Group {
  of: number | null
  count: number
}

/** A part of a page: either several whole groups, or a section of one group. */
export interface GroupPart {
  of: readonly (number | null)[]
  /** The number of records in these groups. */
  count: number
  /** The position of the first record within the groups, and the number of records. */
  offset: number
  size: number
}

/**
 * Splits a page into parts, in order. Takes the groups in the order of the list. All groups between the first and the last
 * one of a page are whole, so there are few parts. Records without an id are a part of their own.
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
