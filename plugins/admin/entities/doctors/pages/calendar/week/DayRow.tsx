import { cx } from '@core/ui/cx'
import { IconButton } from '@core/ui/actions/IconButton'
import { useDoctorText } from '../../../texts'
import { Clash } from './OverlapAlert'
import { DayHead } from './DayHeader'
import { DayMenu } from './DayMenu'
import { DayTrack } from './DayTrack'
import { IntervalEdit } from './IntervalForm'
import { overlapsOf } from '../model/overlap'
import { useDayKeys } from './useDayKeys'
import { useCalendarView } from '../state/calendarContext'
import type { DayKey } from '../model/apiFormat'

/** A day of the week: its hours from left to right, what is to be mended, and what can be done with it. */
export function DayRow({ dayKey }: { dayKey: DayKey }) {
  const { dayOf, isChanged, canModify, chosen } = useCalendarView()
  const day = dayOf(dayKey)
  const overlaps = overlapsOf(day)
  const at = chosen?.key === dayKey ? chosen.at : -1
  const interval = day.isOff ? undefined : day.intervals[at]
  return (
    <li className={cx('wc-day', overlaps.length > 0 && 'has-lanes', isChanged(dayKey) && 'is-mod')}>
      <DayHead dayKey={dayKey} />
      <DayTrack dayKey={dayKey} overlaps={overlaps} />
      {canModify && <Actions dayKey={dayKey} />}
      {interval && <IntervalEdit key={at} dayKey={dayKey} at={at} interval={interval} />}
      {overlaps.map((overlap) => (
        <Clash key={`${overlap.first} ${overlap.second}`} dayKey={dayKey} overlap={overlap} />
      ))}
    </li>
  )
}

function Actions({ dayKey }: { dayKey: DayKey }) {
  const t = useDoctorText()
  const { dayOf, edit, nameOf } = useCalendarView()
  const { add, press } = useDayKeys(dayKey)
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
