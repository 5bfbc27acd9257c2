import type { Service } from '@schemas/generated/entities'
import { useBookingText } from '@portico/booking/texts'
import { useApi } from '@portico/core/http/useApi'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Skeleton } from '@portico/core/ui/feedback/Skeleton'
import type { TextKey } from '../texts'
import { OfferedService } from './OfferedService'

/** A service of an API that lists services without their specialists, which are read here. */
export function PlainService({ service }: { service: Service }) {
  const t = useBookingText<TextKey>()
  const { data, error, mutate } = useApi('GET api/appointments/providers/service/{serviceId}', {
    params: { serviceId: service.id },
    quiet: true,
  })
  if (data) return data.length > 0 && <OfferedService service={service} specialists={data} />
  return error ? (
    <ErrorState title={t('SPECIALISTS.FAILED')} onRetry={() => void mutate()} />
  ) : (
    <Skeleton shape="block" height="11rem" />
  )
}
