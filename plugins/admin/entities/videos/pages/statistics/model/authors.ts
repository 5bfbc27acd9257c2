import type { AuthorStatistics } from '@schemas/generated/entities'

/** The numbers of an author, in the order of the table. */
export const columns = [
  'realVisualizations',
  'impressions',
  'reprosAverage',
  'totalTimePlay',
  'stimatedEarns',
] as const

export type AuthorColumn = (typeof columns)[number]

/** The authors sorted by a figure, highest first. */
export const sortAuthors = (
  authors: readonly AuthorStatistics[],
  column: AuthorColumn,
): readonly AuthorStatistics[] => authors.toSorted((one, other) => other[column] - one[column])

/** The totals of all authors. The average is over all plays, not over the authors' averages. */
export function totals(authors: readonly AuthorStatistics[]): Record<AuthorColumn, number> {
  const sum = (column: AuthorColumn) => authors.reduce((all, author) => all + author[column], 0)
  const plays = sum('realVisualizations')
  const total = sum('totalTimePlay')
  return {
    realVisualizations: plays,
    impressions: sum('impressions'),
    totalTimePlay: total,
    reprosAverage: plays === 0 ? 0 : total / plays,
    stimatedEarns: sum('stimatedEarns'),
  }
}
