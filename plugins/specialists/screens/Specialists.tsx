import { useApi } from '@portico/core/http/useApi'
import { useBookingText } from '@portico/booking/texts'
import { EmergencyLine } from '@portico/core/ui/feedback/EmergencyLine'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { OfferedService } from '../parts/OfferedService'
import { PlainService } from '../parts/PlainService'
import type { TextKey } from '../texts'

/** Services with the specialists who offer them, free or paid. */
export default function Specialists() {
  const t = useBookingText<TextKey>()
  const { data, error, mutate } = useApi('GET api/consultation-services/specialists', { quiet: true })
  const offered = data?.filter((one) => !('specialists' in one) || one.specialists.length > 0)
  return (
    <>
      <PageHeader title={t('SPECIALISTS.TITLE')}>
        <p className="lead">{t('SPECIALISTS.LEAD')}</p>
      </PageHeader>
      {!data && !error && <Skeleton shape="block" height="22rem" />}
      {error && !data && <ErrorState title={t('SPECIALISTS.FAILED')} onRetry={() => void mutate()} />}
      {offered?.length === 0 && (
        <EmptyState icon="stethoscope" title={t('SPECIALISTS.EMPTY')} text={t('SPECIALISTS.EMPTY_HINT')} />
      )}
      {offered?.map((one) =>
        'specialists' in one ? (
          <OfferedService key={one.service.id} {...one} />
        ) : (
          <PlainService key={one.id} service={one} />
        ),
      )}
      <EmergencyLine />
    </>
  )
}
