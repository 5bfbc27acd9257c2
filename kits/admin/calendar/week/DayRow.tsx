import { useState } from 'react'
import { IconButton } from '@portico/core/ui/actions/IconButton'
import { useCalendarText } from '../texts'
import { OverlapAlert } from './OverlapAlert'
import { DayHeader } from './DayHeader'
import { DayMenu } from './DayMenu'
import { DayTrack } from './DayTrack'
import { DayNameField } from './DayNameField'
import { IntervalForm } from './IntervalForm'
import { findOverlaps } from '../model/overlap'
import { useDayActions } from './useDayActions'
import { useCalendarContext } from '../state/calendarContext'
import '../../form/form.css'
import { weekdayKey, type DayKey } from '../model/apiFormat'
import { endVacation } from '../model/edit'

/** A day of the week: its intervals, overlaps, actions, name field, and the form of the selected interval. */
export function DayRow({ dayKey }: { dayKey: DayKey }) {
  const { getDay, isChanged, canModify, selection } = useCalendarContext()
  const day = getDay(dayKey)
  const [isNaming, setIsNaming] = useState(false)
  const overlaps = findOverlaps(day)
  const index = selection?.key === dayKey ? selection.index : -1
  const interval = day.isOff ? undefined : day.intervals[index]
  return (
    <li
      className="group/wc-day grid grid-cols-[minmax(0,1fr)_auto] hairline-t desk:grid desk:grid-cols-[7.25rem_minmax(0,1fr)_5rem] desk:gap-x-2"
      data-lanes={overlaps.length > 0 || undefined}
      data-changed={isChanged(dayKey) || undefined}
    >
      <DayHeader dayKey={dayKey} />
      <DayTrack dayKey={dayKey} overlaps={overlaps} />
      {canModify && <Actions dayKey={dayKey} onName={() => setIsNaming(true)} />}
      <ClosedCentres dayKey={dayKey} />
      {isNaming && <DayNameField dayKey={dayKey} onClose={() => setIsNaming(false)} />}
      {interval && <IntervalForm key={index} dayKey={dayKey} index={index} interval={interval} />}
      {overlaps.map((overlap) => (
        <OverlapAlert key={`${overlap.first} ${overlap.second}`} dayKey={dayKey} overlap={overlap} />
      ))}
    </li>
  )
}

/** The centres that are closed on a date: patients find no times there, whatever the hours. */
function ClosedCentres({ dayKey }: { dayKey: DayKey }) {
  const t = useCalendarText()
  const { closedCentres } = useCalendarContext()
  return closedCentres(dayKey).map(({ name, centreName }) => (
    <p key={centreName} className="col-span-full order-4 mb-2 text-muted desk:order-0">
      {t('ADMIN.CALENDAR.CLOSED_CENTRE', { centre: centreName, name })}
    </p>
  ))
}

function Actions({ dayKey, onName }: { dayKey: DayKey; onName: () => void }) {
  const t = useCalendarText()
  const { getDay, edit, dayName } = useCalendarContext()
  const { add, onKeyDown } = useDayActions(dayKey)
  const day = dayName(dayKey)
  return (
    <div className="flex items-center desk:justify-end">
      {getDay(dayKey).isOff ? (
        <IconButton
          icon="x"
          label={t('ADMIN.CALENDAR.END_VACATION', { day })}
          onKeyDown={onKeyDown}
          onClick={() => edit(dayKey, endVacation(getDay(dayKey), getDay(weekdayKey(dayKey))))}
        />
      ) : (
        <IconButton
          icon="plus"
          label={t('ADMIN.CALENDAR.ADD', { day })}
          onKeyDown={onKeyDown}
          onClick={add}
        />
      )}
      <DayMenu dayKey={dayKey} onName={onName} />
    </div>
  )
}
