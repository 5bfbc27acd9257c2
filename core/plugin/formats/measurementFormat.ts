import type { MeasureSave } from '@schemas/generated/entities'
import type { Label } from '../../i18n/useLabel'

/** A file with measurements, or an entry of a ZIP file. */
export interface MeasurementFile {
  /** Without its folders. */
  name: string
  /** Its first characters. */
  head: string
  /** The whole text, in any of the usual encodings. Rejects for a file that is too large to be held. */
  text: () => Promise<string>
  /** The text in pieces, for a file that is never held as a whole. */
  pieces: () => AsyncIterable<string>
  /** The content as it is, for a file that is no text. Parts of it can be read without holding it as a whole. */
  blob: () => Promise<Blob>
}

/** A reading of a file, and the line or entry where it begins. */
export interface FoundReading {
  reading: MeasureSave
  line: number
}

/** Why a line is not imported: it has no number, no date, an unknown unit, an unknown type, or lacks something. */
export type SkipReason = 'number' | 'date' | 'unit' | 'type' | 'required'

/** What reading a file needs. */
export interface MeasurementFormatContext {
  /** IANA zone of times without a zone or an offset. */
  zone: string
  /** The name of the file, as the source of readings whose device the file does not name. */
  source: string
  /** Says that a line is not imported, so that the person reads it with its reason. `detail` is what the line says. */
  skip: (reason: SkipReason, line: number, detail?: string) => void
}

/**
 * A kind of file that a program writes: how it is recognised, and how its readings are read. A plugin contributes it to `providers`,
 * with the kind `measurementFormat`. Limits, preview, duplicates and undo are the portal's.
 */
export interface MeasurementFormat {
  /** Unique among formats; stored with each import. */
  id: string
  /** Its name. */
  label: Label
  /** How a person gets the file, in one or two sentences. */
  how: Label
  reads: (file: Pick<MeasurementFile, 'name' | 'head'>) => boolean
  /** Generates the readings that can be read for certain, in the units of the API, and skips the others. */
  read: (file: MeasurementFile, context: MeasurementFormatContext) => AsyncIterable<FoundReading>
}
