import { useText } from '@portico/core/i18n/useText'
import type { ComplementaryTest, Consultation, Document, Receipt } from '@schemas/generated/entities'
import { browserZone, formatDate, formatNumericDate } from '@portico/core/format/dates'
import { sections } from '../../consultations/sections'
import { originOf } from '../../documents/useDocuments'
import type { Kind, MedicalRecord } from '../../medicalData/record'
import { useSummary } from '../../medicalData/useSummary'
import type { SummaryLine } from './summaryPage'
import { useIntake } from './useIntake'
import type { TextKey } from '../../texts'

/** Returns the place of a file in the archive; undefined when it did not arrive. */
type PathOf = (id: string) => string | undefined

/** Returns the lines of the records. */
export function useRecordLines() {
  const t = useText<TextKey>()
  const summarize = useSummary()
  const receiptTexts = useReceiptTexts()
  return {
    medical: (kind: Kind, records: readonly Partial<MedicalRecord>[]): SummaryLine[] =>
      records.map((record) => ({ name: record.name ?? '', texts: [summarize(kind, record), record.notes] })),
    consultation:
      (pathOf: PathOf) =>
      (consultation: Consultation): SummaryLine => ({
        name: [
          consultation.specialty ?? t('RECORDS.CONSULTATION'),
          formatNumericDate(consultation.date),
        ].join(' · '),
        texts: [
          consultation.doctorName,
          ...sections.map(([field, title]) => consultation[field] && `${t(title)}: ${consultation[field]}`),
        ],
        path: pathOf(`consultation-${consultation.id}`),
      }),
    receipt:
      (pathOf: PathOf) =>
      (receipt: Receipt): SummaryLine => ({
        name: [receipt.prescriptionType, receipt.dose].filter(Boolean).join(' '),
        texts: receiptTexts(receipt),
        path: pathOf(`receipt-${receipt.id}`),
      }),
    ...fileLines(t),
  }
}

/** The lines of what is a file only. */
const fileLines = (t: ReturnType<typeof useText<TextKey>>) => ({
  test:
    (pathOf: PathOf) =>
    ({
      id,
      complementaryTestType: name,
      date,
      documentId,
      documentFilename,
    }: ComplementaryTest): SummaryLine => ({
      name,
      texts: [
        date && formatNumericDate(date),
        typeof documentId === 'number' ? documentFilename : t('RECORDS.NO_RESULT'),
      ],
      path: pathOf(`test-${id}`),
    }),
  document:
    (pathOf: PathOf) =>
    (document: Document): SummaryLine => ({
      name: document.nameWithoutExtension,
      texts: [documentOrigin(t, document), document.notes],
      path: pathOf(`document-${document.id}`),
    }),
})

const documentOrigin = (t: ReturnType<typeof useText<TextKey>>, document: Document): string =>
  t(originOf(document), {
    date: formatDate(document.creationDate, browserZone()),
    name: document.givenBy,
  })

/** Returns what the page says about a prescription: how it is taken, by whom and since when, and until when it is valid. */
function useReceiptTexts() {
  const t = useText<TextKey>()
  const intake = useIntake()
  return (receipt: Receipt): (string | null | undefined)[] => {
    const { doctorName, prescribedAt, isExpired, expiresAt } = receipt
    const validity = [
      t(isExpired ? 'RECORDS.IS_EXPIRED' : 'RECORDS.IS_VALID'),
      expiresAt && t('RECORDS.VALID_UNTIL', { date: formatNumericDate(expiresAt) }),
    ]
    return [
      intake(receipt),
      doctorName,
      prescribedAt && t('RECORDS.ARCHIVE_PRESCRIBED', { date: formatNumericDate(prescribedAt) }),
      validity.filter(Boolean).join(' · '),
    ]
  }
}
