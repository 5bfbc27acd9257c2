import type { MeasureSave } from '@schemas/generated/entities'
import { problemOfReading } from '@schemas/rules/reading'
import type { Call } from '@core/http/call'
import { createAppleHealthReader } from './appleHealth'
import { createCsvReader } from './csvReader'
import { unzipExport } from './unzipExport'

/** How many readings a request has (the limit of the API is 200). */
const BATCH = 200

export interface Progress {
  saved: number
  known: number
  /** Lines that cannot be true, such as a date in the future or an upper blood pressure without a lower one. */
  skipped: number
  /** From 0 to 1. */
  share: number
}

/** Whether the portal reads a file: the export of Apple Health, packed or not, or a CSV file. */
export const isReadable = ({ name }: Pick<File, 'name'>): boolean => /\.(xml|zip|csv)$/i.test(name)

/**
 * Reads a file in pieces and sends its readings while it is read. Sending the same file again after an interruption saves
 * nothing twice. Rejects with the `ApiError` of a request that failed.
 */
export async function importFile(
  file: File,
  zone: string,
  call: Call,
  onProgress: (progress: Progress) => void,
): Promise<Progress> {
  const csv = /\.csv$/i.test(file.name) ? createCsvReader(zone, file.name.slice(0, 100)) : null
  const reader = csv ?? createAppleHealthReader(zone)
  const progress: Progress = { saved: 0, known: 0, skipped: 0, share: 0 }
  let waiting: MeasureSave[] = []
  // One impossible reading would make the server refuse all that are sent with it.
  const take = (readings: readonly MeasureSave[]) => {
    const possible = readings.filter((reading) => problemOfReading(reading, Date.now()) === null)
    progress.skipped += readings.length - possible.length
    waiting = [...waiting, ...possible]
  }
  const send = async (least: number) => {
    while (waiting.length > 0 && waiting.length >= least) {
      const readings = waiting.splice(0, BATCH)
      const path = 'POST api/vital-signs-measurements/import'
      const { saved, known } = await call(path, { body: { readings }, quiet: true })
      progress.saved += saved
      progress.known += known
      onProgress({ ...progress })
    }
  }
  const decoder = new TextDecoder()
  const packed = readPieces(file, (bytes) => (progress.share = file.size > 0 ? bytes / file.size : 1))
  for await (const piece of /\.zip$/i.test(file.name) ? unzipExport(packed) : packed) {
    take(reader.read(decoder.decode(piece, { stream: true })))
    onProgress({ ...progress })
    await send(BATCH)
  }
  if (csv) take(csv.end())
  await send(1)
  return { ...progress, share: 1 }
}

/** Generates a file in pieces, and says how many bytes it has read. */
async function* readPieces(file: File, onBytes: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  let bytes = 0
  const pieces = file.stream().getReader()
  for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) {
    bytes += piece.value.byteLength
    onBytes(bytes)
    yield piece.value
  }
}
