/** What became of a recording. */
export interface Measured {
  /** Beats a minute above the truth; null for a refusal. */
  error: number | null
  refusal: string | null
}

const head = ['Recordings', 'Numbers', 'Refused', 'Within 3 bpm', 'Mean error', 'Largest error']

function line(name: string, rows: readonly Measured[]): string {
  const errors = rows.flatMap(({ error }) => (error === null ? [] : [Math.abs(error)]))
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length
  const near = errors.filter((error) => error <= 3).length
  const cells = errors.length
    ? [`${((100 * near) / errors.length).toFixed(0)} %`, mean.toFixed(2), Math.max(...errors).toFixed(1)]
    : ['–', '–', '–']
  const numbers = rows.filter(({ refusal }) => refusal === null).length
  return `| ${[name, rows.length, numbers, rows.length - numbers, ...cells].join(' | ')} |`
}

/** A table of groups of recordings, without format. */
export const tableOf = (title: string, groups: readonly (readonly [string, readonly Measured[]])[]): string =>
  [
    `| ${[title, ...head].join(' | ')} |`,
    `|${' --- |'.repeat(head.length + 1)}`,
    ...groups.map(([name, rows]) => line(name, rows)),
  ].join('\n')

/** The groups of rows by a property, in the order of its values. */
export function groupsBy<Row>(
  rows: readonly Row[],
  name: string,
  read: (row: Row) => unknown,
): [string, Row[]][] {
  const values = [...new Set(rows.map(read))].sort((a, b) =>
    String(a).localeCompare(String(b), 'en', { numeric: true }),
  )
  return values.map((value) => [`${name} ${String(value)}`, rows.filter((row) => read(row) === value)])
}

/** How often each reason was given, as a list. */
export const reasonsOf = (names: readonly string[]): string =>
  [...new Set(names)]
    .sort()
    .map((name) => `- ${name}, ${names.filter((one) => one === name).length}`)
    .join('\n')
