import { useState } from 'react'
import { formatDate } from '@core/format/dates'
import { browserZone } from '@core/format/zone'
import { useNow } from '@core/format/useNow'
import { useText } from '@core/i18n/useText'
import { EmptyState } from '@core/ui/feedback/EmptyState'
import { ErrorState } from '@core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@core/ui/feedback/Skeleton'
import { SegmentedControl } from '@core/ui/forms/SegmentedControl'
import { Card } from '@core/ui/layout/Card'
import { PageHeader } from '@core/ui/layout/PageHeader'
import type es from '../locales/es.json'
import { useDay, waitingFirst } from '../day'
import { DayLine } from '../parts/DayLine'
import { WaitingCard } from '../parts/WaitingCard'
import '../parts/doctor.css'

/** The doctor's day: who waits, who comes next, and what is over (ROLE-025). */
export default function Today() {
  const t = useText<keyof typeof es>()
  const now = useNow()
  const [withTeam, setWithTeam] = useState(false)
  const { data, error, mutate } = useDay(withTeam)
  const [first] = waitingFirst(data ?? [])
  return (
    <>
      <PageHeader title={t('MENU.DOCTOR_DAY')} overline={formatDate(now, browserZone())} />
      <div className="stack stack-5">
        {first && <WaitingCard line={first} />}
        <Card as="section" flush aria-labelledby="day-title">
          <div className="card-head">
            <h2 className="h2" id="day-title">
              {t('DOCTOR.DAY')}
            </h2>
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
          {data && data.length > 0 && (
            <ul className="list list-under-head">
              {data.map((line) => (
                <DayLine key={line.appointmentId} line={line} now={now} />
              ))}
            </ul>
          )}
          {data?.length === 0 && (
            <EmptyState icon="calendar" title={t('DOCTOR.FREE')} text={t('DOCTOR.FREE_HINT')} level={3} />
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
    </>
  )
}
