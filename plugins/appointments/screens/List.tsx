import { useText } from '@portico/core/i18n/useText'
import type { Appointment } from '@schemas/generated/entities'
import { LazyPart, lazyComponent } from '@portico/core/plugin/LazyPart'
import { useContributions } from '@portico/core/plugin/useHost'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { Count } from '@portico/core/ui/layout/Count'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { Suspense, useDeferredValue } from 'react'
import { useAllAppointments, useUpcomingAppointments } from '../api'
import { FamilyList } from '../family/FamilyList'
import { useFamilyAppointments, useHasFamilyList } from '../family/useFamily'
import { useSynchronizedAppointments } from '../changes'
import { useNow } from '@portico/core/format/useNow'
import { tabClass, tabsClass } from '@portico/core/ui/layout/tabClass'
import { AppointmentList } from '../list/AppointmentList'
import { useCancelDialog } from '../list/useCancelDialog'
import { ListError } from '../list/ListError'
import { EmptyTab, ListSkeleton } from '../list/ListStates'
import { parseTab } from '../list/rules'
import { appointmentsInTab, type Tab } from '../rules'
import type { TextKey } from '../texts'
import { FreedTimes } from '../waiting/FreedTimes'
import { useWaitingList } from '../waiting/useWaiting'

const none: readonly never[] = []

const WaitingTab = lazyComponent(() => import('../waiting/WaitingTab'))

/** The person's appointments: upcoming, past and cancelled. */
export default function BookedAppointments() {
  const t = useText<TextKey>()
  const tab = parseTab(useRoute().query['tab'])
  const { openDialog, dialog } = useCancelDialog()
  const { data = [] } = useUpcomingAppointments()
  useSynchronizedAppointments()
  return (
    <>
      <PageHeader title={t('BOOKEDAPPOINTMENTS.TITLE')} />
      <div className="stack gap-5">
        <Notices />
        <FreedTimes appointments={data} />
        <Tabs current={tab} />
        {tab === 'waiting' ? (
          <Suspense fallback={<ListSkeleton />}>
            <WaitingTab />
          </Suspense>
        ) : (
          <TabList tab={tab} onCancel={openDialog} />
        )}
      </div>
      {dialog}
    </>
  )
}

/** Messages that plugins contribute, for example about refunds. Their files are requested when the list is on screen. */
function Notices() {
  const notices = useContributions('appointmentNotices')
  return useDeferredValue(notices, none).map(({ plugin, id, notice }) => (
    <LazyPart key={id} point="appointmentNotices" plugin={plugin} id={id} load={notice} props={{}} />
  ))
}

const tabs = [
  ['upcoming', 'BOOKEDAPPOINTMENTS.TAB_UPCOMING'],
  ['waiting', 'WAITING.TAB'],
  ['past', 'BOOKEDAPPOINTMENTS.TAB_PAST'],
  ['cancelled', 'BOOKEDAPPOINTMENTS.TAB_CANCELLED'],
] as const

function Tabs({ current }: { current: Tab }) {
  const t = useText<TextKey>()
  const now = useNow()
  const { data } = useUpcomingAppointments()
  const { data: wishes = [] } = useWaitingList()
  const { data: family = [] } = useFamilyAppointments(false)
  const everybody = [...(data ?? []), ...family.flatMap(({ appointments }) => appointments)]
  const counts = { upcoming: appointmentsInTab(everybody, 'upcoming', now).length, waiting: wishes.length }
  // Few people wait: the tab is there for them.
  const shown = tabs.filter(([tab]) => tab !== 'waiting' || tab === current || wishes.length > 0)
  return (
    <nav className={tabsClass} aria-label={t('BOOKEDAPPOINTMENTS.TABS')}>
      {shown.map(([tab, label]) => (
        <Link
          key={tab}
          className={tabClass}
          to="videoConsultation.bookedAppointments"
          query={tab === 'upcoming' ? {} : { tab }}
          aria-current={tab === current ? 'page' : undefined}
        >
          {t(label)}
          {(tab === 'upcoming' || tab === 'waiting') && counts[tab] > 0 && <Count value={counts[tab]} />}
        </Link>
      ))}
    </nav>
  )
}

function TabList({
  tab,
  onCancel,
}: {
  tab: Exclude<Tab, 'waiting'>
  onCancel: (appointment: Appointment) => void
}) {
  const now = useNow()
  const upcoming = useUpcomingAppointments()
  const all = useAllAppointments(tab !== 'upcoming')
  const hasFamily = useHasFamilyList()
  const { data, error, mutate } = tab === 'upcoming' ? upcoming : all
  if (data && hasFamily) return <FamilyList key={tab} tab={tab} own={data} onCancel={onCancel} />
  if (data) {
    const visible = appointmentsInTab(data, tab, now)
    if (visible.length === 0) return <EmptyTab tab={tab} />
    return <AppointmentList key={tab} appointments={visible} onCancel={onCancel} />
  }
  return error ? <ListError onRetry={() => void mutate()} /> : <ListSkeleton />
}
