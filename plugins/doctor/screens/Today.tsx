import { useText } from '@portico/core/i18n/useText'
import { Suspense } from 'react'
import { lazyComponent } from '@portico/core/plugin/LazyPart'
import { browserZone, formatHeadingDay } from '@portico/core/format/dates'
import { useNow } from '@portico/core/format/useNow'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useRoute } from '@portico/core/routing/useRoute'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { dateOr } from '../day'
import { DoctorTabs } from '../parts/DoctorTabs'
import { Timeline } from '../timeline/Timeline'
import '../parts/doctor.css'
import type { TextKey } from '../texts'

const OwnCalendar = lazyComponent(() => import('../parts/OwnCalendar'))

/** The doctor's day, another day at `/doctor/today/2026-12-01`, and their working calendar at `/doctor/today/calendar`. */
export default function Today() {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const now = useNow()
  const { view } = useRoute().params
  const isCalendar = view === 'calendar'
  return (
    <>
      <PageHeader
        title={t(isCalendar ? 'DOCTOR.CALENDAR' : 'MENU.DOCTOR_DAY')}
        overline={isCalendar ? t('DOCTOR.CALENDAR_HINT') : formatHeadingDay(now, browserZone(), language)}
      />
      <DoctorTabs isCalendar={isCalendar} />
      {isCalendar ? (
        <Suspense
          fallback={
            <Loading>
              <Skeleton shape="block" height="20rem" />
            </Loading>
          }
        >
          <OwnCalendar />
        </Suspense>
      ) : (
        <Timeline date={dateOr(view, now)} today={dateOr(undefined, now)} />
      )}
    </>
  )
}
