import type { Document, MedicalData } from '@schemas/generated/entities'
import { formatDate, formatNumericDate } from '@core/format/dates'
import { browserZone } from '@core/format/zone'
import { useText } from '@core/i18n/useText'
import type es from '../locales/es.json'
import { listOf, type Kind, type MedicalRecord } from '../medicalData/record'
import { useSummary } from '../medicalData/useSummary'
import type { Records } from './planFiles'
import type { SummaryLine, SummaryPart } from './summaryPage'

const kinds: readonly Kind[] = ['allergy', 'medicine', 'illness', 'intervention']

interface Archived {
  medicalData: MedicalData
  records: Records
  /** The place of a file in the archive; undefined when it did not arrive. */
  pathOf: (id: string) => string | undefined
  /** The titles of files that did not arrive. */
  missing: readonly string[]
}

/** Returns what the summary of an archive says. */
export function useSummaryParts() {
  const t = useText<keyof typeof es>()
  const summarize = useSummary()
  const part = (title: string, lines: readonly SummaryLine[]) => ({
    title,
    none: t('RECORDS.NOTHING'),
    lines,
  })
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
  return ({ medicalData, records, pathOf, missing }: Archived): SummaryPart[] => [
    ...kinds.map((kind) => part(t(`RECORDS.LIST.${kind}`), medicalLines(kind, medicalData[listOf[kind]]))),
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
