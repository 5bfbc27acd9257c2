import { useText } from '@portico/core/i18n/useText'
import { useId } from 'react'
import type { MedicalData } from '@schemas/generated/entities'
import { Card } from '@portico/core/ui/layout/Card'
import { listOf, type Kind, type MedicalRecord } from '../medicalData/record'
import { NoKnownAllergiesSaid } from '../medicalData/NoKnownAllergies'
import { PrescribedBy } from '../medicalData/PrescribedBy'
import { useSummary } from '../medicalData/useSummary'
import type { TextKey } from '../texts'

const kinds: readonly Kind[] = ['allergy', 'medicine', 'illness', 'intervention']

/** What the patient and their doctors have written down: four lists, with what is past behind a button. */
export function PatientMedicalData({ data }: { data: MedicalData }) {
  return kinds.map((kind) => (
    <List
      key={kind}
      kind={kind}
      records={data[listOf[kind]]}
      noKnownAllergies={kind === 'allergy' ? data.noKnownAllergies : null}
    />
  ))
}

interface Props {
  kind: Kind
  records: readonly Partial<MedicalRecord>[]
  noKnownAllergies: MedicalData['noKnownAllergies']
}

function List({ kind, records, noKnownAllergies }: Props) {
  const t = useText<TextKey>()
  const title = useId()
  const current = records.filter(({ isActive }) => isActive !== false)
  const past = records.filter(({ isActive }) => isActive === false)
  return (
    <Card as="section" className="stack gap-3" aria-labelledby={title}>
      <h2 className="h2" id={title}>
        {t(`RECORDS.LIST.${kind}`)}
      </h2>
      {noKnownAllergies && <NoKnownAllergiesSaid said={noKnownAllergies} />}
      {records.length === 0 && !noKnownAllergies && (
        <p className="text-muted">
          {t(kind === 'allergy' ? 'RECORDS.ALLERGIES_UNKNOWN' : 'RECORDS.NOTHING')}
        </p>
      )}
      <Records kind={kind} records={current} />
      {past.length > 0 && (
        <details>
          <summary className="min-h-tap cursor-pointer link link-underlined">
            {t('RECORDS.PAST_COUNT', { count: past.length })}
          </summary>
          <Records kind={kind} records={past} />
        </details>
      )}
    </Card>
  )
}

function Records({ kind, records }: Pick<Props, 'kind' | 'records'>) {
  const t = useText<TextKey>()
  const summarize = useSummary()
  if (records.length === 0) return null
  return (
    <ul className="stack gap-3">
      {records.map((record) => {
        // That an illness is the patient's own goes without saying.
        const isOwnIllness = kind === 'illness' && record.isPersonal === true
        const summary = isOwnIllness ? '' : summarize(kind, record)
        return (
          <li key={record.id} className="flex-1 min-w-0 grid gap-0.5 wrap-anywhere">
            <span className="font-strong">{record.name}</span>
            {summary !== '' && (
              <span className={kind === 'medicine' ? '' : 'text-sm text-muted'}>{summary}</span>
            )}
            <PrescribedBy record={record} />
            {kind === 'medicine' && !record.prescribedBy && (
              <span className="text-sm text-muted">{t('RECORDS.NOT_PRESCRIBED')}</span>
            )}
            {record.notes && <span className="text-sm">{record.notes}</span>}
          </li>
        )
      })}
    </ul>
  )
}
