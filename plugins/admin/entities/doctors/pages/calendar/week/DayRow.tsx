import { cx } from '@core/ui/cx'
import { IconButton } from '@core/ui/actions/IconButton'
import { useDoctorText } from '../../../texts'
import { OverlapAlert } from './OverlapAlert'
import { DayHeader } from './DayHeader'
import { DayMenu } from './DayMenu'
import { DayTrack } from './DayTrack'
import { IntervalForm } from './IntervalForm'
import { findOverlaps } from '../model/overlap'
import { useDayActions } from './useDayActions'
import { useCalendarContext } from '../state/calendarContext'
import type { DayKey } from '../model/apiFormat'

/** A day of the week: its hours from left to right, what is to be mended, and what can be done with it. */
export function DayRow({ dayKey }: { dayKey: DayKey }) {
  const { getDay: dayOf, isChanged, canModify, selection: chosen } = useCalendarContext()
  const day = dayOf(dayKey)
  const overlaps = findOverlaps(day)
  const at = chosen?.key === dayKey ? chosen.index : -1
  const interval = day.isOff ? undefined : day.intervals[at]
  return (
    <li className={cx('wc-day', overlaps.length > 0 && 'has-lanes', isChanged(dayKey) && 'is-mod')}>
      <DayHeader dayKey={dayKey} />
      <DayTrack dayKey={dayKey} overlaps={overlaps} />
      {canModify && <Actions dayKey={dayKey} />}
      {interval && <IntervalForm key={at} dayKey={dayKey} at={at} interval={interval} />}
      {overlaps.map((overlap) => (
        <OverlapAlert key={`${overlap.first} ${overlap.second}`} dayKey={dayKey} overlap={overlap} />
      ))}
    </li>
  )
}

function Actions({ dayKey }: { dayKey: DayKey }) {
  const t = useDoctorText()
  const { getDay: dayOf, edit, dayName: nameOf } = useCalendarContext()
  const { add, press } = useDayActions(dayKey)
  const day = nameOf(dayKey)
  return (
    <div className="wc-actions">
      {dayOf(dayKey).isOff ? (
        <IconButton
          icon="x"
          label={t('ADMIN.CALENDAR.END_VACATION', { day })}
          onKeyDown={press}
          onClick={() => edit(dayKey, null)}
        />
      ) : (
        <IconButton icon="plus" label={t('ADMIN.CALENDAR.ADD', { day })} onKeyDown={press} onClick={add} />
      )}
      <DayMenu dayKey={dayKey} />
    </div>
  )
}
