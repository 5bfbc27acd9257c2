import { useText } from '@portico/core/i18n/useText'
import { useId, type ReactNode } from 'react'
import type { Consultation, PatientRecords } from '@schemas/generated/entities'
import { formatNumericDate } from '@portico/core/format/dates'
import { Card, CardHead } from '@portico/core/ui/layout/Card'
import { PatientFile } from './PatientFile'
import type { TextKey } from '../texts'

const joinParts = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' · ')
const formatDate = (date: string | null | undefined) => date && formatNumericDate(date)

const noteFields = [
  ['reason', 'RECORDS.NOTE_REASON'],
  ['findings', 'RECORDS.NOTE_FINDINGS'],
  ['assessment', 'RECORDS.NOTE_ASSESSMENT'],
  ['plan', 'RECORDS.NOTE_PLAN'],
] as const

/** The clinical note of a visit, a line for each part. */
const noteLines = (
  consultation: Pick<Consultation, 'reason' | 'findings' | 'assessment' | 'plan' | 'diagnoses'>,
  t: (key: TextKey) => string,
): string[] => [
  ...(consultation.diagnoses ?? []).map(({ code, name }) => `${name} (${code})`),
  ...noteFields.flatMap(([field, title]) =>
    consultation[field] ? [`${t(title)}: ${consultation[field]}`] : [],
  ),
]

interface Props {
  patientId: string
  records: PatientRecords
}

/** What the centre has written: consultations, prescriptions and results of tests. */
export function PatientFiles({ patientId, records: { consultations, receipts, tests } }: Props) {
  const t = useText<TextKey>()
  return (
    <>
      <Group title={t('RECORDS.PATIENT_CONSULTATIONS')}>
        {consultations
          .flatMap((month) => month.consultations)
          .map(({ id, specialty, doctorName, date, summary, hasReport, ...written }) => (
            <PatientFile
              key={id}
              {...{ patientId, id, kind: 'consultation' }}
              name={specialty ?? t('RECORDS.CONSULTATION')}
              detail={joinParts(doctorName, formatDate(date))}
              notes={[
                summary,
                ...noteLines(written, t),
                ...(written.additions ?? []).map(({ text, author }) => `${author}: ${text}`),
              ]
                .filter(Boolean)
                .join('\n')}
              fileName={hasReport ? `${t('RECORDS.REPORT')} ${date}.pdf` : undefined}
            />
          ))}
      </Group>
      <Group title={t('RECORDS.PATIENT_RECEIPTS')}>
        {receipts.map(
          ({ id, prescriptionType: name, dose, singleDose, isExpired, prescribedAt, ...receipt }) => (
            <PatientFile
              key={id}
              {...{ patientId, id, kind: 'receipt' }}
              name={[name, dose].filter(Boolean).join(' ')}
              detail={joinParts(
                t(isExpired ? 'RECORDS.IS_EXPIRED' : 'RECORDS.IS_VALID'),
                singleDose,
                receipt.doctorName,
                formatDate(prescribedAt),
              )}
              fileName={receipt.hasDocument ? `${name}.pdf` : undefined}
            />
          ),
        )}
      </Group>
      <Group title={t('MENU.TESTS')}>
        {tests.map(({ id, complementaryTestType: name, documentFilename, documentId, date }) => (
          <PatientFile
            key={id}
            {...{ patientId, id, kind: 'test' }}
            name={name}
            detail={joinParts(formatDate(date), documentFilename ?? t('RECORDS.NO_RESULT'))}
            fileName={typeof documentId === 'number' ? (documentFilename ?? name) : undefined}
          />
        ))}
      </Group>
    </>
  )
}

/** A group of records; none without any. */
function Group({ title, children }: { title: string; children: readonly ReactNode[] }) {
  const id = useId()
  if (children.length === 0) return null
  return (
    <Card as="section" flush aria-labelledby={id}>
      <CardHead>
        <h2 className="h2" id={id}>
          {title}
        </h2>
      </CardHead>
      <ul className="list hairline-t">{children}</ul>
    </Card>
  )
}
