import type { VideoReport } from '@schemas/generated/entities'
import { readStorage, storageKeysWithPrefix, writeStorage } from '@portico/core/state/localStorage'

/** A report that has not been confirmed, as it is stored. */
export interface StoredVideoReport extends VideoReport {
  /** When it was begun, in milliseconds. */
  at: number
}

/** The server forgets after eight days what it has counted. */
const KEPT_MS = 7 * 86_400_000
/** A report grows for at most this long. */
const GROW_MS = 30_000
/** Later than that another tab sends it: its own tab adds nothing more. */
const OPEN_MS = 60_000

const nameOf = (personKey: string, id: string) => `videoReport|${personKey}|${id}`

/** Stores a report, or what has been added to it. */
export const storeVideoReport = (personKey: string, report: StoredVideoReport): void =>
  writeStorage(nameOf(personKey, report.id), JSON.stringify(report))

/** Deletes a report that has arrived. */
export const forgetVideoReport = (personKey: string, id: string): void =>
  writeStorage(nameOf(personKey, id), null)

/** The reports of a person that wait, of this tab and of others. Those that the server would not know any more are deleted. */
export function listStored(personKey: string): StoredVideoReport[] {
  return storageKeysWithPrefix(nameOf(personKey, '')).flatMap((name) => {
    const report = parse(readStorage(name))
    if (report && Date.now() - report.at <= KEPT_MS) return [report]
    writeStorage(name, null)
    return []
  })
}

/** Whether nothing more may be added to a report. */
export const isOutgrown = ({ at }: StoredVideoReport): boolean => Date.now() - at >= GROW_MS

/** Whether another tab may still add to a report. */
export const isOpenElsewhere = ({ at }: StoredVideoReport): boolean => Date.now() - at < OPEN_MS

function parse(text: string | null): StoredVideoReport | undefined {
  try {
    const report = JSON.parse(text ?? 'null') as StoredVideoReport | null
    return report && typeof report.at === 'number' && typeof report.id === 'string' ? report : undefined
  } catch {
    return undefined
  }
}
