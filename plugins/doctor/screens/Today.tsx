import { Suspense } from 'react'
import { lazyComponent } from '@core/plugin/lazy/lazyComponent'
import { formatHeadingDay } from '@core/format/dates'
import { useNow } from '@core/format/useNow'
import { browserZone } from '@core/format/zone'
import { useLanguage } from '@core/i18n/useLanguage'
import { useText } from '@core/i18n/useText'
import { useRoute } from '@core/routing/useRoute'
import { Loading, Skeleton } from '@core/ui/feedback/Skeleton'
import { PageHeader } from '@core/ui/layout/PageHeader'
import type es from '../locales/es.json'
import { dateOr } from '../day'
import { DoctorTabs } from '../parts/DoctorTabs'
import { Timeline } from '../timeline/Timeline'
import '../parts/doctor.css'

const OwnCalendar = lazyComponent(() => import('../parts/OwnCalendar'))

/** The doctor's day, another day at `/doctor/today/2026-12-01`, and their working calendar at `/doctor/today/calendar`. */
export default function Today() {
  const t = useText<keyof typeof es>()
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
