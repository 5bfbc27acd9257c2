import type { ColumnsQuestion } from '../import/csv/answers'
import type { FileProblem, LeftOutLines } from '../import/leftOut'
import type { Preview } from '../import/preview'
import type { SavedCounts } from './saveReadings'

/** A file that was read, and what of it would be saved. */
export interface OpenImport {
  name: string
  format: string
  preview: Preview
  leftOut: readonly LeftOutLines[]
}

export type ImportState =
  | {
      step: 'choose'
      refusal?: { problem: FileProblem | 'failed'; name: string; line: number; detail: string }
    }
  | { step: 'reading'; share: number; readings: number }
  | { step: 'date'; date: string }
  | { step: 'columns'; question: ColumnsQuestion; name: string }
  | ({ step: 'preview' } & OpenImport)
  | ({ step: 'saving'; counts: SavedCounts; total: number; hasFailed: boolean } & OpenImport)
  | ({ step: 'done'; counts: SavedCounts; importId: number; skipped: number } & OpenImport)
