import type { AuthorStatistics } from '@schemas/generated/entities'
import { csvText } from '@schemas/csv'
import type { DateRange } from '../../../../../dateRange/range'

/**
 * `videos.csv`: the dates, the names of the columns, and a line for each author (C-127).
 * Takes what each column is called, a play time in words, and an amount as the language writes it.
 */
export const authorsCsv = (
  { start, end }: DateRange,
  columns: readonly string[],
  authors: readonly AuthorStatistics[],
  { playTime, amount }: { playTime: (seconds: number) => string; amount: (value: number) => string },
): string =>
  csvText([
    [start, end],
    columns,
    ...authors.map((author) => [
      author.ownerFullName,
      String(author.realVisualizations),
      String(author.impressions),
      playTime(author.reprosAverage),
      playTime(author.totalTimePlay),
      amount(author.stimatedEarns),
    ]),
  ])
