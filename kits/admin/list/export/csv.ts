import { csvText } from '@schemas/csv'

/** A CSV file as a blob. */
export const csvFile = (rows: readonly (readonly string[])[]): Blob =>
  new Blob([csvText(rows)], { type: 'text/csv;charset=utf-8' })
