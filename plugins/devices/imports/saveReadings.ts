import { ApiError } from '@portico/core/http/apiError'
import type { Call } from '@portico/core/http/useCall'
import type { MeasureSave, ReadingImported } from '@schemas/generated/entities'
import type { ImportWork } from '../import/job/importWork'

/** How many readings a request has (the limit of the API is 200). */
const BATCH = 200
/** The pauses before further attempts while the server cannot be reached, in milliseconds. */
const pauses = [1000, 3000, 9000]

export interface SavedCounts {
  saved: number
  known: number
  refused: Readonly<Partial<Record<ReadingImported['refused'][number]['reason'], number>>>
  /** Of all that are sent. */
  sent: number
}

export const noCounts: SavedCounts = { saved: 0, known: 0, refused: {}, sent: 0 }

/** The readings that were sent last and are not saved, so that a further attempt sends them again. */
export interface Unsent {
  readings: MeasureSave[]
}

/**
 * Sends the chosen readings of an import, one request after the other. Rejects with the error of a request that failed after several
 * attempts; `unsent` then has its readings, and calling this again goes on with them.
 */
export async function saveReadings(
  work: ImportWork,
  { importId, unsent, call, signal }: { importId: number; unsent: Unsent; call: Call; signal: AbortSignal },
  counts: SavedCounts,
  onProgress: (counts: SavedCounts) => void,
): Promise<SavedCounts> {
  let now = counts
  for (;;) {
    if (unsent.readings.length === 0) unsent.readings = await work.next(BATCH)
    const { readings } = unsent
    if (readings.length === 0) return now
    signal.throwIfAborted()
    const answer = await retried(() =>
      call('POST api/vital-signs-measurements/import', {
        capability: 'readingImport',
        body: { readings, importId },
        quiet: true,
        signal,
      }),
    )
    unsent.readings = []
    const refused = { ...now.refused }
    for (const { reason } of answer.refused) refused[reason] = (refused[reason] ?? 0) + 1
    now = {
      saved: now.saved + answer.saved,
      known: now.known + answer.known,
      refused,
      sent: now.sent + readings.length,
    }
    onProgress(now)
  }
}

/** Another attempt after a pause, while the connection is lost: the server knows what it has saved, so nothing is saved twice. */
async function retried<T>(send: () => Promise<T>): Promise<T> {
  for (const pause of pauses)
    try {
      return await send()
    } catch (error) {
      if (error instanceof ApiError && error.status > 0 && error.status < 500) throw error
      if (error instanceof DOMException) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  return send()
}
