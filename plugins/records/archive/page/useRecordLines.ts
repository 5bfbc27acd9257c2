import { calendarDate } from '../../consultations/calendarDate'
import { useText } from '@portico/core/i18n/useText'
import type { ComplementaryTest, Document, MedicalData, Receipt } from '@schemas/generated/entities'
import { browserZone, formatDate, formatNumericDate } from '@portico/core/format/dates'
import { isOfCentre, originOf } from '../../documents/useDocuments'
import type { Kind, MedicalRecord } from '../../medicalData/record'
import { useSummary } from '../../medicalData/useSummary'
import { usePrescribedBy } from '../../medicalData/usePrescribedBy'
import type { ArchivedConsultation } from '../planFiles'
import type { SummaryLine } from './summaryPage'
import { useConsultationTexts } from './useConsultationTexts'
import { useIntake } from './useIntake'
import type { TextKey } from '../../texts'

/** Returns the place of a file in the archive; undefined when it did not arrive. */
type PathOf = (id: string) => string | undefined

/** Returns the lines of the records. */
export function useRecordLines() {
  const t = useText<TextKey>()
  const summarize = useSummary()
  const prescribedBy = usePrescribedBy()
  const receiptTexts = useReceiptTexts()
  const consultationTexts = useConsultationTexts()
  return {
    medical: (kind: Kind, records: readonly Partial<MedicalRecord>[]): SummaryLine[] =>
      records.map((record) => ({
        name: record.name ?? '',
        texts: [summarize(kind, record), prescribedBy(record), record.notes],
      })),
    noAllergies: ({ allergies, noKnownAllergies: said }: MedicalData): SummaryLine[] =>
      said && !allergies.some(({ isActive }) => isActive)
        ? [{ name: t('RECORDS.NO_ALLERGIES'), texts: [saidBy(t, said)] }]
        : [],
    consultation:
      (pathOf: PathOf) =>
      (consultation: ArchivedConsultation): SummaryLine => ({
        name: [
          consultation.specialty ?? t('RECORDS.CONSULTATION'),
          formatNumericDate(calendarDate(consultation)),
        ].join(' · '),
        texts: consultationTexts(consultation),
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

/** Who said that there are no allergies, and when. */
const saidBy = (
  t: ReturnType<typeof useText<TextKey>>,
  { isOwn, at }: NonNullable<MedicalData['noKnownAllergies']>,
): string =>
  t(isOwn ? 'RECORDS.NO_ALLERGIES_OWN' : 'RECORDS.NO_ALLERGIES_OTHER', {
    date: formatDate(at, browserZone()),
  })

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
      texts: [documentOrigin(t, document), document.notes, ...sharingOf(t, document)],
      path: pathOf(`document-${document.id}`),
    }),
})

/** Whether doctors see what the person uploaded, and whether they have. */
const sharingOf = (t: ReturnType<typeof useText<TextKey>>, document: Document): string[] =>
  isOfCentre(document)
    ? []
    : [
        [
          document.visible ? '' : t('RECORDS.HIDDEN'),
          t(document.seenByAdmin ? 'RECORDS.SEEN' : 'RECORDS.NOT_SEEN'),
        ]
          .filter(Boolean)
          .join(' · '),
      ]

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
    const { doctorName, prescribedAt, isExpired, expiresAt, prescription } = receipt
    const validity = [
      t(isExpired ? 'RECORDS.IS_EXPIRED' : 'RECORDS.IS_VALID'),
      expiresAt && t('RECORDS.VALID_UNTIL', { date: formatNumericDate(expiresAt) }),
    ]
    return [
      intake(receipt),
      prescription?.notes,
      doctorName,
      prescribedAt && t('RECORDS.ARCHIVE_PRESCRIBED', { date: formatNumericDate(prescribedAt) }),
      validity.filter(Boolean).join(' · '),
    ]
  }
}
