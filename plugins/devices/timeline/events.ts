import { AppointmentStatus } from '@schemas/generated/constants'
import type {
  Appointment,
  ComplementaryTest,
  ConsultationMonth,
  Document,
  Reading,
  Receipt,
} from '@schemas/generated/entities'
import type { IconName } from '@portico/core/ui/media/Icon'
import { localDate } from '@portico/core/format/dates'

export const kinds = ['readings', 'documents', 'consultations', 'receipts', 'tests', 'appointments'] as const
export type Kind = (typeof kinds)[number]

/** An event of the timeline: the readings of a day, or one thing of another kind. `at` is an instant or a date. */
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
  receipts: readonly Receipt[] | undefined
  tests: readonly ComplementaryTest[] | undefined
  /** Those that have not ended. */
  appointments: readonly Appointment[] | undefined
}

/**
 * Everything that has arrived, the newest first, and before it what is to come. Takes the kind to show, or all; with older readings
 * still at the server, what is older than the last one waits for them.
 */
export function eventsOf(answers: Answers, only: Kind | null, hasOlderReadings = false): Event[] {
  const { readings = [] } = answers
  const last = hasOlderReadings && only === null ? Date.parse(readings.at(-1)?.date ?? '') : -Infinity
  return [...daysOf(readings), ...recordsOf(answers)]
    .filter(({ kind, at }) => (only === null || kind === only) && !(Date.parse(at) < last))
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
}

/** Entries that are not readings. A prescription or a result without a date has no place among dates. */
function recordsOf({
  documents = [],
  consultations = [],
  receipts = [],
  tests = [],
  appointments = [],
}: Answers): Event[] {
  const event = (kind: Kind, icon: IconName, id: number, at: string, name?: string | null): Event => ({
    key: `${kind} ${id}`,
    kind,
    at,
    icon,
    name: name ?? null,
    id,
  })
  return [
    ...documents.map((one) =>
      event('documents', 'file-text', one.id, one.creationDate, one.nameWithoutExtension),
    ),
    ...consultations.flatMap((month) =>
      month.consultations.flatMap((one) =>
        one.date ? event('consultations', 'stethoscope', one.id, one.date, one.doctorName) : [],
      ),
    ),
    ...receipts.flatMap((one) =>
      one.prescribedAt ? event('receipts', 'pill', one.id, one.prescribedAt, one.prescriptionType) : [],
    ),
    ...tests.flatMap((one) =>
      one.date ? event('tests', 'clipboard-list', one.id, one.date, one.complementaryTestType) : [],
    ),
    ...appointments
      .filter(({ status }) => status === AppointmentStatus.booked)
      .map((one) =>
        event('appointments', 'calendar', one.id, one.startDate, one.doctor?.fullName ?? one.providerName),
      ),
  ]
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
