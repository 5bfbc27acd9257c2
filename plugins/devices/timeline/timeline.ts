import type { ConsultationMonth, Document, Reading } from '@schemas/generated/entities'
import type { IconName } from '@core/ui/media/icons'
import { localDate } from '@core/format/zone'

export const kinds = ['readings', 'documents', 'consultations'] as const
export type Kind = (typeof kinds)[number]

/** An event of the timeline: a document, a consultation, or the readings of a day. `at` is an instant or a date. */
export interface Event {
  key: string
  kind: Kind
  at: string
  icon: IconName
  name?: string | null
  id: number
  /** The newest first; of the kind `readings`. */
  readings?: readonly [Reading, ...Reading[]]
}

interface Answers {
  readings: readonly Reading[] | undefined
  documents: readonly Document[] | undefined
  consultations: readonly ConsultationMonth[] | undefined
}

/**
 * Everything that has arrived, the newest first. In: the kind to show, or all; with older readings still at the server,
 * what is older than the last one waits for them.
 */
export function eventsOf(
  { readings = [], documents = [], consultations = [] }: Answers,
  only: Kind | null,
  hasOlderReadings = false,
): Event[] {
  const events: Event[] = [
    ...daysOf(readings),
    ...documents.map((one): Event => {
      const { id, creationDate: at, nameWithoutExtension: name } = one
      return { key: `document ${id}`, kind: 'documents', at, icon: 'file-text', name, id }
    }),
    ...consultations.flatMap((month) =>
      month.consultations.map(({ id, date: at, doctorName }): Event => {
        const name = doctorName ?? null
        return { key: `consultation ${id}`, kind: 'consultations', at, icon: 'stethoscope', name, id }
      }),
    ),
  ]
  const last = hasOlderReadings && only === null ? Date.parse(readings.at(-1)?.date ?? '') : -Infinity
  return events
    .filter(({ kind, at }) => (only === null || kind === only) && !(Date.parse(at) < last))
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
}

/** The readings of each day of their own zone, at the time of the newest. */
function daysOf(readings: readonly Reading[]): Event[] {
  const days = new Map<string, [Reading, ...Reading[]]>()
  for (const reading of readings) {
    const day = localDate(reading.date, reading.zone)
    const others = days.get(day)
    if (others) others.push(reading)
    else days.set(day, [reading])
  }
  return [...days].map(([day, of]) => ({
    key: `readings ${day}`,
    kind: 'readings',
    at: of[0].date,
    icon: 'activity',
    id: of[0].id,
    readings: of,
  }))
}
