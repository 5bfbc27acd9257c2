import { Suspense } from 'react'
import { Holidays } from '@portico/admin/calendar/holidays/Holidays'
import { RecordHeader, RecordPage } from '@portico/admin/frame/RecordPage'
import { RecordTitle } from '@portico/admin/frame/RecordTitle'
import { useBreadcrumbName } from '@portico/admin/frame/breadcrumbs'
import { RecordTabs } from '@portico/admin/RecordTabs'
import type { PageProps } from '@portico/admin/section'
import { useApi } from '@portico/core/http/useApi'
import { useText } from '@portico/core/i18n/useText'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import type { TextKey } from '../../../texts'

/** The dates on which a centre is closed. */
export default function HolidaysPage({ section, id }: PageProps) {
  const t = useText<TextKey>()
  const { entity } = section
  const centreId = Number(id)
  const read = useApi('GET api/centres/{id}', {
    params: { id: centreId },
    capability: 'centres',
    quiet: true,
  })
  const { data: centre, error, isValidating, mutate } = read
  useBreadcrumbName(centre?.name ?? '')
  return (
    <RecordPage>
      <RecordHeader>
        <RecordTitle name={centre?.name ?? t('ADMIN.CENTRES')} />
      </RecordHeader>
      {entity && <RecordTabs section={{ ...section, entity }} id={String(centreId)} />}
      {error && !centre && (
        <ErrorState title={t('ADMIN.CENTRE.FAILED')} busy={isValidating} onRetry={() => void mutate()} />
      )}
      {!centre && !error && <Placeholder />}
      {/* It has texts of its own: the header stays while they load. */}
      <Suspense fallback={<Placeholder />}>
        {centre && <Holidays key={centreId} centre={{ ...centre, id: centreId }} />}
      </Suspense>
    </RecordPage>
  )
}

const Placeholder = () => (
  <Loading>
    <Skeleton shape="block" height="8rem" />
  </Loading>
)
