import type { MeasurementFile } from '@portico/core/plugin/formats/measurementFormat'
import type { DateOrder } from '../csv/dates'
import type { ColumnAnswers } from '../csv/answers'
import type { Found, LeftOut } from '../leftOut'

/** What reading a file needs of the person and its name. */
export interface FormatContext {
  /** Of times without a zone or an offset. */
  zone: string
  /** The name of the file, for readings whose device the file does not name. */
  source: string
  /** What the person has answered to a `DateQuestion`, and to a `ColumnsQuestion`. */
  dateOrder?: DateOrder | undefined
  columns?: ColumnAnswers | undefined
  leftOut: LeftOut
}

export type { MeasurementFile }

/** A kind of file that programs write: how it is recognised, and how its readings are read. */
export interface MeasurementFormat {
  /** The name of its text, `DEVICES.FORMAT.<id>`. */
  id: string
  reads: (file: Pick<MeasurementFile, 'name' | 'head'>) => boolean
  /** The readings that can be read for certain; the others are left out in the context. Throws a `FileRefusal` or a question. */
  read: (file: MeasurementFile, context: FormatContext) => AsyncIterable<Found>
}
