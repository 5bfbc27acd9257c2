const separators = [';', '\t', '|', ','] as const

/** The number that comes most often; the larger one of two that come equally often. */
export function mostFrequent(numbers: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1)
  const [best] = [...counts].toSorted(([a, one], [b, other]) => other - one || b - a)
  return best?.[0] ?? 0
}

/**
 * The separator of a table, whose first lines may be a title: the one of which most lines have equally many outside quotes. A comma of a title or of
 * decimals is no separator where another one is as frequent. Undefined where no line has any.
 */
export function separatorOfLines(lines: readonly string[]): string | undefined {
  const outside = lines.map((line) => line.replaceAll(/"[^"]*"?/g, ''))
  const rated = separators.flatMap((separator) => {
    const counts = outside.map((line) => line.split(separator).length - 1).filter((count) => count > 0)
    const usual = mostFrequent(counts)
    return usual === 0 ? [] : [{ separator, usual, lines: counts.filter((count) => count === usual).length }]
  })
  const [best] = rated.toSorted((a, b) => b.lines - a.lines || b.usual - a.usual)
  return best?.separator
}
