import type { MeasureSave } from '@schemas/generated/entities'
import { problemOfReading } from '@schemas/rules/reading'
import type { Call } from '@portico/core/http/useCall'
import type { DateOrder } from './csv/dates'
import { createDecoder } from '@schemas/text/decodeText'
import { LeftOut, type Found, type LeftOutLines } from './leftOut'
import { unzipExport } from './unzipExport'

/** How many readings a request has (the limit of the API is 200). */
const BATCH = 200
const MAX_SOURCE = 100

export interface Progress {
  saved: number
  known: number
  /** What is left out so far, by reason. */
  leftOut: readonly LeftOutLines[]
  /** From 0 to 1. */
  share: number
}

interface ImportOptions {
  /** Of times without a zone or an offset. */
  zone: string
  /** What the person has answered to a `DateQuestion`. */
  dateOrder?: DateOrder | undefined
}

/**
 * Reads a file and sends its readings, those of Apple Health while it is read. Sending the same file again after an interruption
 * saves nothing twice. Rejects with a `FileRefusal`, a `DateQuestion`, or the `ApiError` of a request that failed; what was saved
 * until then is in the last progress.
 */
export async function importFile(
  file: File,
  options: ImportOptions,
  call: Call,
  onProgress: (progress: Progress) => void,
): Promise<Progress> {
  const leftOut = new LeftOut()
  const sender = createSender(call, leftOut)
  let share = 0
  const report = () => ({ ...sender.counts, leftOut: leftOut.list(), share })
  const take = async (found: Iterable<Found>) => {
    for (const one of found)
      if (sender.add(one)) {
        await sender.send()
        onProgress(report())
      }
  }
  if (/\.csv$/i.test(file.name)) {
    const { readCsv } = await import('./csv/csvReader')
    const bytes = new Uint8Array(await file.arrayBuffer())
    await take(await readCsv(bytes, { ...options, source: file.name.slice(0, MAX_SOURCE) }, leftOut))
  } else {
    const { AppleHealthReader } = await import('./apple/appleHealth')
    const reader = new AppleHealthReader(options.zone, leftOut)
    const decode = createDecoder()
    const packed = readPieces(file, (bytes) => (share = file.size > 0 ? bytes / file.size : 1))
    for await (const piece of /\.zip$/i.test(file.name) ? unzipExport(packed) : packed) {
      await take(reader.read(decode(piece)))
      onProgress(report())
    }
    await take(reader.read(decode()))
    await take(reader.end())
  }
  await sender.send()
  return { ...report(), share: 1 }
}

/** Sends readings in batches. Those that cannot be are left out here already; the server has the same rule, and its own clock. */
function createSender(call: Call, leftOut: LeftOut) {
  const counts = { saved: 0, known: 0 }
  let waiting: Found[] = []
  return {
    counts,
    /** Adds a reading, and says whether a batch is full. */
    add({ reading, line }: Found): boolean {
      const problem = problemOfReading(reading, Date.now())?.reason
      if (problem) leftOut.add(reasonOf(problem), line, problem === 'impossible' ? describe(reading) : '')
      else waiting.push({ reading, line })
      return waiting.length >= BATCH
    },
    async send(): Promise<void> {
      if (waiting.length === 0) return
      const sent = waiting
      waiting = []
      const path = 'POST api/vital-signs-measurements/import'
      const body = { readings: sent.map(({ reading }) => reading) }
      const { saved, known, refused } = await call(path, { body, quiet: true })
      counts.saved += saved
      counts.known += known
      for (const { index, reason } of refused) leftOut.add(reasonOf(reason), sent[index]?.line ?? 0)
    },
  }
}

/** The date has been read: what has another format is a number or a year that cannot be. */
const reasonOf = <R extends string>(reason: R) =>
  (reason === 'format' ? 'impossible' : reason) as Exclude<R, 'format'>

const describe = ({ measures }: MeasureSave): string =>
  measures.map(({ value }) => Number(value.toFixed(1))).join('/')

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
