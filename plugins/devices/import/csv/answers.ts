import type { MeasureId } from '../convert'
import type { DateOrder } from './dates'
import type { DecimalSign } from './numbers'

/** What a column of an unknown file holds. */
export type ColumnUse =
  | { kind: 'when' | 'date' | 'time' | 'meal' | 'device' | 'none' }
  | { kind: 'measure'; id: MeasureId; unit: string }

/** What a person says about an unknown file. */
export interface ColumnAnswers {
  uses: readonly ColumnUse[]
  dateOrder: DateOrder
  sign: DecimalSign
  zone: string
}

/** A file that no format recognises: its header, its first lines, and what its names and numbers suggest. Nothing of it is certain. */
export class ColumnsQuestion extends Error {
  constructor(
    readonly header: readonly string[],
    readonly samples: readonly (readonly string[])[],
    readonly lines: number,
    readonly guess: ColumnAnswers,
    /** Whether only one order of the dates fits. */
    readonly isOrderKnown: boolean,
  ) {
    super(header.join(' · '))
  }
}
