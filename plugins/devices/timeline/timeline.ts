import type { ConsultationMonth, Document, Reading } from '@schemas/generated/entities'
import type { IconName } from '@core/ui/media/icons'

export const kinds = ['readings', 'documents', 'consultations'] as const
export type Kind = (typeof kinds)[number]

/** An event of the timeline. `at` is an instant or a date. */
export interface Event {
  key: string
  kind: Kind
  at: string
  zone: string | null
  icon: IconName
  reading?: Reading
  name?: string | null
  id: number
}

interface Answers {
  readings: readonly Reading[] | undefined
  documents: readonly Document[] | undefined
  consultations: readonly ConsultationMonth[] | undefined
}

/** Everything that has arrived, the newest first. In: the kind to show, or all. */
export function eventsOf(
  { readings = [], documents = [], consultations = [] }: Answers,
  only: Kind | null,
): Event[] {
  const events: Event[] = [
    ...readings.map((reading): Event => {
      const { id, date, zone } = reading
      return { key: `reading ${id}`, kind: 'readings', at: date, zone, icon: 'activity', reading, id }
    }),
    ...documents.map((one): Event => {
      const { id, creationDate: at, nameWithoutExtension: name } = one
      return { key: `document ${id}`, kind: 'documents', at, zone: null, icon: 'file-text', name, id }
    }),
    ...consultations.flatMap((month) =>
      month.consultations.map(({ id, date: at, doctorName }): Event => {
        const name = doctorName ?? null
        return {
          key: `consultation ${id}`,
          kind: 'consultations',
          at,
          zone: null,
          icon: 'stethoscope',
          name,
          id,
        }
      }),
    ),
  ]
  return events
    .filter(({ kind }) => only === null || kind === only)
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
}
