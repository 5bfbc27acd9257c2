import type { Appointment } from '@schemas/generated/entities'
import { useText } from '@core/i18n/useText'
import { Link } from '@core/routing/Link'
import { useRoute } from '@core/routing/useRoute'
import { Count } from '@core/ui/layout/Count'
import { PageHeader } from '@core/ui/layout/PageHeader'
import '@core/ui/layout/Tabs.css'
import { useDeferredValue } from 'react'
import type es from '../locales/es.json'
import { useAllAppointments, useComingAppointments } from '../api'
import { useNow } from '@core/format/useNow'
import { AppointmentItem } from '../parts/AppointmentItem'
import { useCancelling } from '../parts/Cancelling'
import { ListError } from '../parts/ListError'
import { EmptyTab, ListSkeleton } from '../parts/ListStates'
import { RefundNotices } from '../parts/RefundNotices'
import { inTab, tabOf, type Tab } from '../rules'

/** The person's appointments: upcoming, past and cancelled (BOOK-012, BOOK-068). */
export default function BookedAppointments() {
  const t = useText<keyof typeof es>()
  const tab = tabOf(useRoute().query['tab'])
  const { ask, dialog } = useCancelling()
  return (
    <>
      <PageHeader title={t('BOOKEDAPPOINTMENTS.TITLE')} />
      <div className="stack stack-5">
        <RefundNotices />
        <Tabs current={tab} />
        <TabList tab={tab} onCancel={ask} />
      </div>
      {dialog}
    </>
  )
}

const tabs = [
  ['upcoming', 'BOOKEDAPPOINTMENTS.TAB_UPCOMING'],
  ['past', 'BOOKEDAPPOINTMENTS.TAB_PAST'],
  ['cancelled', 'BOOKEDAPPOINTMENTS.TAB_CANCELLED'],
] as const

function Tabs({ current }: { current: Tab }) {
  const t = useText<keyof typeof es>()
  const now = useNow()
  const { data } = useComingAppointments()
  const count = inTab(data ?? [], 'upcoming', now).length
  return (
    <nav className="tabs" aria-label={t('BOOKEDAPPOINTMENTS.TABS')}>
      {tabs.map(([tab, label]) => (
        <Link
          key={tab}
          className="tab"
          to="videoConsultation.bookedAppointments"
          query={tab === 'upcoming' ? {} : { tab }}
          aria-current={tab === current ? 'page' : undefined}
        >
          {t(label)}
          {tab === 'upcoming' && count > 0 && <Count value={count} />}
        </Link>
      ))}
    </nav>
  )
}

function TabList({ tab, onCancel }: { tab: Tab; onCancel: (appointment: Appointment) => void }) {
  const now = useNow()
  const coming = useComingAppointments()
  const all = useAllAppointments(tab !== 'upcoming')
  const { data, error, mutate } = tab === 'upcoming' ? coming : all
  if (data) {
    const shown = inTab(data, tab, now)
    if (shown.length === 0) return <EmptyTab tab={tab} />
    return <List key={tab} appointments={shown} onCancel={onCancel} />
  }
  return error ? <ListError onRetry={() => void mutate()} /> : <ListSkeleton />
}

/** As many as a phone shows: they are there at once, the others a moment later. */
const atOnce = 3

function List({
  appointments,
  onCancel,
}: {
  appointments: readonly Appointment[]
  onCancel: (appointment: Appointment) => void
}) {
  const drawn = useDeferredValue(appointments, appointments.slice(0, atOnce))
  return (
    <ul className="appts">
      {drawn.map((appointment) => (
        <AppointmentItem key={appointment.id} appointment={appointment} onCancel={onCancel} />
      ))}
    </ul>
  )
}
