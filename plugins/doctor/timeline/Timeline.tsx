import { useText } from '@portico/core/i18n/useText'
import { Suspense, useState } from 'react'
import { formatCalendarDay } from '@portico/core/format/dates'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { SegmentedControl } from '@portico/core/ui/forms/SegmentedControl'
import { Card } from '@portico/core/ui/layout/Card'
import { AskNotifications } from '@portico/calls/notify/AskNotifications'
import { useDay, waitingFirst } from '../day'
import { Queue } from '../parts/Queue'
import { WaitingCard } from '../parts/WaitingCard'
import { Unfinished } from './Unfinished'
import { DayLinks } from './DayLinks'
import { DayList } from './DayList'
import type { TextKey } from '../texts'

interface Props {
  /** YYYY-MM-DD, as `today`. */
  date: string
  today: string
}

/** The doctor's appointments of a day by hour: waiting patients, the next one, and what is over. */
export function Timeline({ date, today }: Props) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const [withTeam, setWithTeam] = useState(false)
  const { data, error, mutate } = useDay(date, withTeam)
  const [first, ...others] = waitingFirst(data ?? [])
  const isToday = date === today
  return (
    <div className="stack stack-5">
      {first && <WaitingCard line={first} />}
      <Queue lines={others} />
      <Unfinished />
      {isToday && (
        <Suspense>
          <AskNotifications />
        </Suspense>
      )}
      <Card as="section" flush aria-labelledby="day-title">
        <div className="card-head doctor-day-head">
          <h2 className="h2" id="day-title">
            {isToday ? t('DOCTOR.DAY') : t('DOCTOR.DAY_OTHER', { day: formatCalendarDay(date, language) })}
          </h2>
          <DayLinks date={date} isToday={isToday} />
          <SegmentedControl
            label={t('DOCTOR.WHOSE')}
            value={withTeam ? 'team' : 'own'}
            onChange={(value) => setWithTeam(value === 'team')}
            options={[
              { value: 'own', label: t('DOCTOR.ONLY_ME') },
              { value: 'team', label: t('DOCTOR.MY_TEAM') },
            ]}
          />
        </div>
        {data && data.length > 0 && <DayList lines={data} isToday={isToday} />}
        {data?.length === 0 && (
          <EmptyState
            icon="calendar"
            title={t(isToday ? 'DOCTOR.FREE' : 'DOCTOR.FREE_OTHER')}
            text={t('DOCTOR.FREE_HINT')}
            level={3}
          />
        )}
        {!data &&
          (error ? (
            <ErrorState title={t('DOCTOR.FAILED')} onRetry={() => void mutate()} level={3} />
          ) : (
            <Loading>
              <Skeleton shape="block" height="12rem" />
            </Loading>
          ))}
      </Card>
    </div>
  )
}
