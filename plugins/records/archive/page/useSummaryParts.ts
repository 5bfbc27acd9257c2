import { useText } from '@portico/core/i18n/useText'
import type { Appointment, MedicalData } from '@schemas/generated/entities'
import { listOf, type Kind } from '../../medicalData/record'
import type { Person } from '../fhir/people'
import type { Measurements } from '../measures/readMeasures'
import type { Records, TestsRefusal } from '../planFiles'
import type { SummaryLine, SummaryPart } from './summaryPage'
import { useAppointmentLine } from './useAppointmentLine'
import { useMeasurementLines } from './useMeasurementLines'
import { usePersonLines } from './usePersonLines'
import { useRecordLines } from './useRecordLines'
import type { TextKey } from '../../texts'

const kinds: readonly Kind[] = ['allergy', 'medicine', 'illness', 'intervention']

interface Archived {
  person: Person
  medicalData: MedicalData
  records: Records
  /** Null: the portal has no appointments. */
  appointments: readonly Appointment[] | null
  /** Null: the portal has no measurements. */
  measurements: Measurements | null
  /** The place of a file in the archive; undefined when it did not arrive. */
  pathOf: (id: string) => string | undefined
  /** What did not arrive. */
  missing: readonly string[]
}

/** Why the page has no tests. */
const refusals: Readonly<Record<TestsRefusal, TextKey>> = {
  USER_NOT_VERIFIED: 'RECORDS.ARCHIVE_TESTS_UNVERIFIED',
  NHC_NOT_FOUND: 'RECORDS.ARCHIVE_TESTS_UNKNOWN',
}

/** Returns what the summary of an archive says. */
export function useSummaryParts(): (archived: Archived) => SummaryPart[] {
  const t = useText<TextKey>()
  const personLines = usePersonLines()
  const measurementLines = useMeasurementLines()
  const appointmentLine = useAppointmentLine()
  const partsOfRecords = useRecordParts()
  const part = usePart()
  return (archived) => {
    const { person, appointments, measurements, missing } = archived
    const notArrived = missing.map((name) => ({ name, texts: [] }))
    const { medical, files } = partsOfRecords(archived)
    return [
      part(t('RECORDS.ARCHIVE_PERSON'), personLines(person)),
      ...(missing.length > 0 ? [part(t('RECORDS.ARCHIVE_MISSING'), notArrived)] : []),
      ...medical,
      ...(measurements ? [part(t('MENU.MONITORING'), measurementLines(measurements))] : []),
      ...files,
      ...(appointments ? [part(t('RECORDS.APPOINTMENTS'), oneByOne(appointments, appointmentLine))] : []),
    ]
  }
}

function usePart() {
  const t = useText<TextKey>()
  return (title: string, lines: Iterable<SummaryLine>, none = t('RECORDS.NOTHING')): SummaryPart => ({
    title,
    none,
    lines,
  })
}

/** Returns the parts of the medical data, and those of records with files. */
function useRecordParts() {
  const t = useText<TextKey>()
  const part = usePart()
  const lines = useRecordLines()
  return ({ medicalData, records, pathOf }: Archived) => ({
    medical: kinds.map((kind) =>
      part(t(`RECORDS.LIST.${kind}`), [
        ...(kind === 'allergy' ? lines.noAllergies(medicalData) : []),
        ...lines.medical(kind, medicalData[listOf[kind]]),
      ]),
    ),
    files: [
      part(t('RECORDS.PATIENT_CONSULTATIONS'), records.consultations.map(lines.consultation(pathOf))),
      part(t('RECORDS.PATIENT_RECEIPTS'), records.receipts.map(lines.receipt(pathOf))),
      part(
        t('MENU.TESTS'),
        records.tests.map(lines.test(pathOf)),
        records.testsRefusal && t(refusals[records.testsRefusal]),
      ),
      part(t('MENU.DOCUMENTS'), oneByOne(records.documents, lines.document(pathOf))),
    ],
  })
}

/** Generates a line for each of what may be thousands, when the page gets to it. */
function* oneByOne<T>(all: readonly T[], lineOf: (one: T) => SummaryLine): Generator<SummaryLine> {
  for (const one of all) yield lineOf(one)
}
