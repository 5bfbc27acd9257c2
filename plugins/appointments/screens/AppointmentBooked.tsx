import { useText } from '@core/i18n/useText'
import { Link } from '@core/routing/Link'
import { useRoute } from '@core/routing/useRoute'
import { buttonClass } from '@core/ui/buttonClass'
import { EmptyState } from '@core/ui/EmptyState'
import { PageHead } from '@core/ui/PageHead'
import { Skeleton } from '@core/ui/Skeleton'
import type es from '../locales/es.json'
import { useAppointment } from '../api'
import { BookedCard } from '../parts/BookedCard'
import { WhatNow } from '../parts/WhatNow'
import '../parts/booked.css'

/** What was booked, read again from the server, and what happens now (BOOK-039, BOOK-057, BOOK-076). */
export default function AppointmentBooked() {
  const t = useText<keyof typeof es>()
  const { data, error } = useAppointment(Number(useRoute().params['bookId']))
  if (error) return <NotFound />
  return (
    <>
      <PageHead title={t('APPOINTMENT_BOOKED.TITLE')}>
        <p className="lead">{t('APPOINTMENT_BOOKED.LEAD')}</p>
      </PageHead>
      <div className="done">
        {data ? <BookedCard appointment={data} /> : <Skeleton shape="block" height="22rem" />}
        {data && <WhatNow appointment={data} />}
      </div>
    </>
  )
}

function NotFound() {
  const t = useText<keyof typeof es>()
  return (
    <>
      <PageHead title={t('BOOKEDAPPOINTMENTS.TITLE')} />
      <EmptyState
        icon="calendar"
        title={t('APPOINTMENT_BOOKED.NOT_FOUND')}
        text={t('APPOINTMENT_BOOKED.NOT_FOUND_HINT')}
        action={
          <Link to="videoConsultation.bookedAppointments" className={buttonClass({ variant: 'primary' })}>
            {t('APPOINTMENT_BOOKED.LIST')}
          </Link>
        }
      />
    </>
  )
}
