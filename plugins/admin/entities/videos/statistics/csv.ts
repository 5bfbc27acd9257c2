import type { AuthorStatistics } from '@schemas/generated/entities'
import { csvOf } from '@core/admin/list/csv'
import type { DateRange } from '../../../dates/range'

/**
 * `videos.csv`: the dates, the names of the columns, and a line for each author (CONST-036, CONST-037, C-127).
 * In: what each column is called, and a play time in words.
 */
export const authorsCsv = (
  { start, end }: DateRange,
  columns: readonly string[],
  authors: readonly AuthorStatistics[],
  playTime: (seconds: number) => string,
): string =>
  csvOf([
    [start, end],
    columns,
    ...authors.map((author) => [
      author.ownerFullName,
      String(author.realVisualizations),
      String(author.impressions),
      playTime(author.reprosAverage),
      playTime(author.totalTimePlay),
      String(author.stimatedEarns),
    ]),
  ])
