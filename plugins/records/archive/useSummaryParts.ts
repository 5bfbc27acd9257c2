import { useText } from '@portico/core/i18n/useText'
import type { Document, MedicalData, Reading } from '@schemas/generated/entities'
import { browserZone, formatDate, formatDateTime, formatNumericDate } from '@portico/core/format/dates'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { listOf, type Kind, type MedicalRecord } from '../medicalData/record'
import { useSummary } from '../medicalData/useSummary'
import { measureFacts } from './measurementLines'
import { MAX_READINGS } from './observations'
import type { Records } from './planFiles'
import type { SummaryLine, SummaryPart } from './summaryPage'
import type { TextKey } from '../texts'

const kinds: readonly Kind[] = ['allergy', 'medicine', 'illness', 'intervention']

interface Archived {
  medicalData: MedicalData
  records: Records
  /** Null: the portal has no measurements. */
  readings: readonly Reading[] | null
  /** The place of a file in the archive; undefined when it did not arrive. */
  pathOf: (id: string) => string | undefined
  /** The titles of files that did not arrive. */
  missing: readonly string[]
}

/** Returns what the summary of an archive says. */
export function useSummaryParts() {
  const t = useText<TextKey>()
  const measurementLines = useMeasurementLines()
  const { medicalLines, consultationLines, receiptLines } = useRecordLines()
  const part = (title: string, lines: readonly SummaryLine[]) => ({
    title,
    none: t('RECORDS.NOTHING'),
    lines,
  })
  return ({ medicalData, records, readings, pathOf, missing }: Archived): SummaryPart[] => [
    ...kinds.map((kind) => part(t(`RECORDS.LIST.${kind}`), medicalLines(kind, medicalData[listOf[kind]]))),
    ...(readings ? [part(t('MENU.MONITORING'), measurementLines(readings))] : []),
    part(t('RECORDS.PATIENT_CONSULTATIONS'), consultationLines(records, pathOf)),
    part(t('RECORDS.PATIENT_RECEIPTS'), receiptLines(records, pathOf)),
    part(t('MENU.TESTS'), testLines(records, pathOf)),
    part(t('MENU.DOCUMENTS'), documentLines(records.documents, pathOf)),
    ...(missing.length > 0
      ? [
          part(
            t('RECORDS.ARCHIVE_MISSING'),
            missing.map((name) => ({ name, texts: [] })),
          ),
        ]
      : []),
  ]
}

/** Returns the lines of the records whose words depend on the language. */
function useRecordLines() {
  const t = useText<TextKey>()
  const summarize = useSummary()
  const medicalLines = (kind: Kind, records: readonly Partial<MedicalRecord>[]) =>
    records.map((record) => ({ name: record.name ?? '', texts: [summarize(kind, record), record.notes] }))
  const consultationLines = ({ consultations }: Records, pathOf: Archived['pathOf']) =>
    consultations.map(({ id, specialty, doctorName, date, reason, summary, recommendations }) => ({
      name: [specialty ?? t('RECORDS.CONSULTATION'), formatNumericDate(date)].join(' · '),
      texts: [doctorName, reason, summary, recommendations],
      path: pathOf(`consultation-${id}`),
    }))
  const receiptLines = ({ receipts }: Records, pathOf: Archived['pathOf']) =>
    receipts.map(({ id, prescriptionType, dose, singleDose, isExpired }) => ({
      name: [prescriptionType, dose].filter(Boolean).join(' '),
      texts: [singleDose, t(isExpired ? 'RECORDS.IS_EXPIRED' : 'RECORDS.IS_VALID')],
      path: pathOf(`receipt-${id}`),
    }))
  return { medicalLines, consultationLines, receiptLines }
}

/** Returns the lines of the measurements, or that there are more than an archive holds. */
function useMeasurementLines() {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  return (readings: readonly Reading[]): SummaryLine[] => [
    ...measureFacts(readings, language).map(({ id, last, date, zone, count, min, max }) => ({
      name: `${t(`RECORDS.MEASURE.${id}`)}: ${last}`,
      texts: [formatDateTime(date, zone), count > 1 ? t('RECORDS.MEASURE_RANGE', { count, min, max }) : ''],
    })),
    ...(readings.length < MAX_READINGS ? [] : [{ name: t('RECORDS.MEASURES_CUT'), texts: [] }]),
  ]
}

const testLines = ({ tests }: Records, pathOf: Archived['pathOf']): SummaryLine[] =>
  tests.map(({ id, complementaryTestType: name, date }) => ({
    name,
    texts: [date && formatNumericDate(date)],
    path: pathOf(`test-${id}`),
  }))

const documentLines = (documents: readonly Document[], pathOf: Archived['pathOf']): SummaryLine[] =>
  documents.map(({ id, nameWithoutExtension: name, notes, creationDate }) => ({
    name,
    texts: [formatDate(creationDate, browserZone()), notes],
    path: pathOf(`document-${id}`),
  }))
