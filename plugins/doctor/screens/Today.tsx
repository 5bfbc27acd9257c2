import { useText } from '@portico/core/i18n/useText'
import { Suspense } from 'react'
import { lazyComponent, lazyPage } from '@portico/core/plugin/LazyPart'
import { useNow } from '@portico/core/format/useNow'
import { useRoute } from '@portico/core/routing/useRoute'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { dateOr } from '../day'
import { DoctorTabs } from '../parts/DoctorTabs'
import { Timeline } from '../timeline/Timeline'
import type { TextKey } from '../texts'

const OwnCalendar = lazyComponent(() => import('../parts/OwnCalendar'))
const Week = lazyPage(() => import('../week/Week'))

/**
 * The doctor's day, another day at `/doctor/today/2026-12-01`, the week at `/doctor/today/week`, and their working calendar at
 * `/doctor/today/calendar`.
 */
export default function Today() {
  const now = useNow()
  const { params, query } = useRoute()
  const { view } = params
  const today = dateOr(undefined, now)
  if (view === 'calendar') return <Calendar />
  if (view !== 'week') return <Timeline key={view} date={dateOr(view, now)} today={today} />
  return (
    <Suspense fallback={<Waiting />}>
      <Week date={dateOr(query['day'], now)} today={today} />
    </Suspense>
  )
}

function Calendar() {
  const t = useText<TextKey>()
  return (
    <>
      <PageHeader title={t('DOCTOR.CALENDAR')} overline={t('DOCTOR.CALENDAR_HINT')} />
      <DoctorTabs view="calendar" />
      <Suspense fallback={<Waiting />}>
        <OwnCalendar />
      </Suspense>
    </>
  )
}

const Waiting = () => (
  <Loading>
    <Skeleton shape="block" height="20rem" />
  </Loading>
)
