import { useText } from '@portico/core/i18n/useText'
import { Suspense, useState } from 'react'
import { formatCalendarDay } from '@portico/core/format/dates'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useUser } from '@portico/core/session/useUser'
import { useTenant } from '@portico/core/tenant/useTenant'
import { Button } from '@portico/core/ui/actions/Button'
import { PhoneLink } from '@portico/core/ui/actions/PhoneLink'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { SegmentedControl } from '@portico/core/ui/forms/SegmentedControl'
import { Card, CardHead } from '@portico/core/ui/layout/Card'
import { AskNotifications } from '@portico/calls/notify/AskNotifications'
import { useDay, waitingFirst } from '../day'
import { DoctorTabs } from '../parts/DoctorTabs'
import { WaitingCard } from '../parts/WaitingCard'
import { PoolDuty } from './PoolDuty'
import { Unfinished } from './Unfinished'
import { DayHead } from './DayHead'
import { DayList } from './DayList'
import { LoadingDay } from './LoadingDay'
import { NoVisits } from './NoVisits'
import type { TextKey } from '../texts'

interface Props {
  /** YYYY-MM-DD, as `today`. */
  date: string
  today: string
}

/** The doctor's appointments of a day by hour: waiting patients, the next one, and what is over. */
export function Timeline({ date, today }: Props) {
  const [withTeam, setWithTeam] = useState(false)
  const day = useDay(date, withTeam)
  const isToday = date === today
  const [first, ...others] = waitingFirst(day.data ?? [])
  return (
    <>
      <DayHead date={date} isToday={isToday} lines={day.data} />
      <DoctorTabs view="day" />
      <div className="grid gap-5 desk:grid-cols-[minmax(0,1fr)_20.5rem] desk:gap-6 desk:items-start">
        <div className="stack gap-5">
          {day.data && day.error && <NotUpdated onRetry={() => void day.mutate()} />}
          {first && <WaitingCard line={first} others={others} />}
          <Visits day={day} date={date} isToday={isToday} withTeam={withTeam} onTeam={setWithTeam} />
        </div>
        <div className="stack gap-5">
          {isToday && <PoolDuty />}
          <Unfinished />
          {isToday && (
            <Suspense>
              <AskNotifications />
            </Suspense>
          )}
        </div>
      </div>
    </>
  )
}

/** Says that what is shown is old, and that somebody may wait whom nobody sees. */
function NotUpdated({ onRetry }: { onRetry: () => void }) {
  const t = useText<TextKey>()
  const { support } = useTenant()
  return (
    <Notice
      tone="danger"
      role="alert"
      title={t('DOCTOR.NOT_UPDATED')}
      action={
        <>
          <Button size="sm" onClick={onRetry}>
            {t('DOCTOR.RETRY')}
          </Button>
          {support.phone && <PhoneLink phone={support.phone} />}
        </>
      }
    >
      {t('DOCTOR.NOT_UPDATED_HINT')}
    </Notice>
  )
}

interface VisitsProps {
  day: ReturnType<typeof useDay>
  date: string
  isToday: boolean
  withTeam: boolean
  onTeam: (withTeam: boolean) => void
}

function Visits({ day: { data, error, mutate }, date, isToday, withTeam, onTeam }: VisitsProps) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  // An API that does not say it may have teams.
  const hasTeam = useUser()?.hasTeam ?? true
  return (
    <Card as="section" flush aria-labelledby="day-title">
      <CardHead className="flex-wrap [&>h2]:flex-[1_1_12rem]">
        <h2 className="h2" id="day-title">
          {isToday ? t('DOCTOR.DAY') : t('DOCTOR.DAY_OTHER', { day: formatCalendarDay(date, language) })}
        </h2>
        {hasTeam && (
          <SegmentedControl
            label={t('DOCTOR.WHOSE')}
            value={withTeam ? 'team' : 'own'}
            onChange={(value) => onTeam(value === 'team')}
            options={[
              { value: 'own', label: t('DOCTOR.ONLY_ME') },
              { value: 'team', label: t('DOCTOR.MY_TEAM') },
            ]}
          />
        )}
      </CardHead>
      {data && data.length > 0 && <DayList lines={data} isToday={isToday} />}
      {data?.length === 0 && <NoVisits isToday={isToday} />}
      {!data &&
        (error ? (
          <ErrorState title={t('DOCTOR.FAILED')} onRetry={() => void mutate()} level={3} />
        ) : (
          <LoadingDay />
        ))}
    </Card>
  )
}
