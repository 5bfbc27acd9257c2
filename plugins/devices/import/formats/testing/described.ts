import type { MeasureSave } from '@schemas/generated/entities'

/**
 * A file made after a public description of its format: where the form is described, its content, and what somebody who reads the file
 * sees in it. The people and the numbers are invented.
 */
export interface DescribedFile {
  /** The address of the description. */
  source: string
  what: string
  name: string
  content: string | Uint8Array<ArrayBuffer>
  format: string
  values: [date: string, values: Record<number, number>, meal?: MeasureSave['meal']][]
}

/** The lines of a file. */
export const lines = (...all: string[]): string => `${all.join('\n')}\n`

/** So many empty cells at the end of a line. */
export const none = (count: number): string => ','.repeat(count)
