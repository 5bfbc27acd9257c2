import { useText } from '@portico/core/i18n/useText'
import type { CallPool } from '@schemas/generated/entities'
import { useBookingEntry } from '@portico/booking/useEntry'
import { isCallOfTab } from '@portico/calls/session/tabCall'
import { formatRelativeDay, formatTime, midSentence } from '@portico/core/format/dates'
import { formatLongDateAt } from '@portico/core/format/longDate'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Link } from '@portico/core/routing/Link'
import { usePersonContext } from '@portico/core/session/personContext'
import { useTenant } from '@portico/core/tenant/useTenant'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { PhoneLink } from '@portico/core/ui/actions/PhoneLink'
import { EmergencyLine } from '@portico/core/ui/feedback/EmergencyLine'
import { Card } from '@portico/core/ui/layout/Card'
import { AddToPlan } from '../board/AddToPlan'
import { hoursText } from './hoursText'
import { PoolAlert } from './PoolAlert'
import { PoolForm } from './PoolForm'
import { PoolWaitsElsewhere } from './PoolWaitsElsewhere'
import { poolStateOf, type PoolState } from './poolState'
import { usePool } from './usePool'
import type { TextKey } from '../texts'

/** A doctor without an appointment: who answers and when, or why nobody does now and what else there is. Not while acting for somebody. */
export function PoolCard() {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const pool = usePool()
  const { actor, subject } = usePersonContext()
  const state = pool && actor === subject ? poolStateOf(pool) : null
  if (!pool || state === null) return null
  const about = [pool.specialties.join(', '), hoursText(pool.hours, t, language)].filter(Boolean).join(' · ')
  return (
    <Card as="section" className="stack" aria-labelledby="pool-title">
      <div className="stack gap-2">
        {state === 'ready' && pool.planName && (
          <p className="text-sm/normal font-semibold text-muted">
            {t('CALLS.POOL.INCLUDED', { plan: pool.planName })}
          </p>
        )}
        <h2 className="h2" id="pool-title">
          <Title pool={pool} state={state} />
        </h2>
        <p className="text-muted">{about}</p>
      </div>
      {pool.waiting && !isCallOfTab(pool.waiting.callId) ? (
        <PoolWaitsElsewhere />
      ) : state === 'ready' ? (
        <PoolForm pool={pool} />
      ) : (
        <Otherwise pool={pool} state={state} />
      )}
      <EmergencyLine />
    </Card>
  )
}

function Title({ pool, state }: { pool: CallPool; state: PoolState }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const { opensAt, zone, perMonth } = pool
  if (state === 'plan') return t('CALLS.POOL.TITLE_plan', { plan: pool.planName ?? '' })
  if (state === 'usedUp') return t('CALLS.POOL.TITLE_usedUp', { count: perMonth ?? 0 })
  if (state === 'closed' && opensAt)
    return t('CALLS.POOL.TITLE_closed', {
      day: midSentence(formatRelativeDay(opensAt, zone, language), language),
      time: formatTime(opensAt, zone),
    })
  return t(state === 'ready' ? 'CALLS.POOL.TITLE_ready' : 'CALLS.POOL.TITLE_nobody')
}

/** Why it is not possible now, and what is. */
function Otherwise({ pool, state }: { pool: CallPool; state: Exclude<PoolState, 'ready'> }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const { support } = useTenant()
  return (
    <>
      <p className="text-pretty">
        {t(`CALLS.POOL.TEXT_${state}`, {
          date: pool.renewsAt ? formatLongDateAt(pool.renewsAt, pool.zone, language) : '',
          count: pool.perMonth ?? 0,
        })}
      </p>
      {(state === 'nobody' || state === 'full') && pool.alertUntil !== undefined && (
        <PoolAlert isWanted={pool.alertUntil !== null} />
      )}
      <div className="flex items-center gap-3 flex-wrap">
        {state === 'plan' && <AddToPlan label="CALLS.POOL.SEE_PLAN" />}
        <Appointment pool={pool} />
        {support.phone && <PhoneLink phone={support.phone} />}
      </div>
    </>
  )
}

/** The way to an appointment instead: to the first time, where the server names it. */
function Appointment({ pool: { nextTime, zone } }: { pool: CallPool }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const entry = useBookingEntry()
  if (!entry) return null
  const { startDate, serviceId, specialtyId } = nextTime ?? {}
  return (
    <Link
      to={entry.route}
      {...(nextTime && { state: { specialty: specialtyId, service: serviceId } })}
      className={buttonClass({ variant: 'secondary' })}
    >
      {startDate === undefined
        ? t('CALLS.BOOK')
        : t('CALLS.POOL.NEXT_TIME', {
            day: midSentence(formatRelativeDay(startDate, zone, language), language),
            time: formatTime(startDate, zone),
          })}
    </Link>
  )
}
