import { useText } from '@portico/core/i18n/useText'
import { useApi } from '@portico/core/http/useApi'
import { useRoute } from '@portico/core/routing/useRoute'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { Panels } from '../parts/Panels'
import { RemovalNotice } from '../parts/RemovalNotice'
import { NoKnownAllergies } from './NoKnownAllergies'
import { Panel } from './Panel'
import { isKind } from './record'
import { RecordPage } from './RecordPage'
import type { TextKey } from '../texts'

/** What a doctor should know: four lists, or one of their records (C-086). */
export default function MedicalData() {
  const { kind = '', recordId = '' } = useRoute().params
  const isRecord = isKind(kind) && recordId !== ''
  return (
    <div className="stack gap-6">
      <RemovalNotice />
      {isRecord ? <RecordPage key={`${kind} ${recordId}`} kind={kind} id={recordId} /> : <Lists />}
    </div>
  )
}

function Lists() {
  const t = useText<TextKey>()
  const { data, error, isValidating, mutate } = useApi('GET api/medicalData', { quiet: 'faults' })
  return (
    <>
      <PageHeader title={t('MENU.MEDICAL_DATA')}>
        <p className="lead">{t('RECORDS.MEDICAL_DATA_TEXT')}</p>
      </PageHeader>
      {data ? (
        <Panels>
          <Panel kind="allergy" records={data.allergies}>
            <NoKnownAllergies data={data} />
          </Panel>
          <Panel kind="medicine" records={data.medicines} />
          <Panel kind="illness" records={data.illnesses} />
          <Panel kind="intervention" records={data.interventions} />
        </Panels>
      ) : error ? (
        <ErrorState
          title={t('RECORDS.MEDICAL_DATA_FAILED')}
          text={t('RECORDS.STILL_SAVED')}
          busy={isValidating}
          onRetry={() => void mutate()}
        />
      ) : (
        <Loading>
          <Skeleton shape="block" height="20rem" />
        </Loading>
      )}
    </>
  )
}
