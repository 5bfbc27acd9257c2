import { useCalendarText } from '../texts'
import { Button } from '@portico/core/ui/actions/Button'
import { IconButton } from '@portico/core/ui/actions/IconButton'
import type { Interval } from '../model/day'
import { setBreak, addBreak, removeBreak } from '../model/edit'
import { endNextDay, nextKey, setShiftEnd, setShiftStart } from '../model/nights'
import { TimeInput } from './TimeInput'
import { useIntervalText } from '../useIntervalText'
import { useDayActions } from './useDayActions'
import { useCalendarContext } from '../state/calendarContext'
import type { DayKey } from '../model/apiFormat'

interface Props {
  dayKey: DayKey
  index: number
  interval: Interval
}

/** Edits the hours of an interval and its breaks. */
export function IntervalForm({ dayKey, index, interval }: Props) {
  const t = useCalendarText()
  const text = useIntervalText()
  const { edit, editDays, selection, getDay, dayName } = useCalendarContext()
  const { remove } = useDayActions(dayKey)
  const day = getDay(dayKey)
  const { from, to } = interval
  const next = nextKey(dayKey)
  const end = endNextDay(interval, getDay(next))
  return (
    <fieldset
      className="flex items-center col-span-full order-4 flex-wrap gap-2 min-w-0 py-2 px-2.5 m-0 mb-2 hairline rounded-control bg-sunken desk:order-0 desk:py-[0.3125rem] max-desk:[&_.btn]:min-h-tap desk:[&_.btn]:px-2 desk:[&_.btn]:text-[0.875rem]"
      aria-label={`${dayName(dayKey)}: ${text(interval, end)}`}
    >
      <span className="flex flex-wrap items-center gap-2">
        <TimeInput
          label={t('ADMIN.CALENDAR.FROM')}
          name={t('ADMIN.CALENDAR.FROM')}
          value={from}
          takesFocus={selection?.isTyping}
          onChange={(minutes) => edit(dayKey, setShiftStart(day, index, minutes))}
        />
        <TimeInput
          label={t('ADMIN.CALENDAR.TO')}
          name={t('ADMIN.CALENDAR.TO')}
          value={end ?? to}
          onChange={(minutes) => editDays(setShiftEnd(getDay, dayKey, index, minutes))}
        />
        {end !== null && (
          <span className="text-muted">{t('ADMIN.CALENDAR.NEXT_DAY', { day: dayName(next) })}</span>
        )}
      </span>
      {interval.breaks.map((pause, breakIndex) => (
        <Break
          key={`${breakIndex} ${interval.breaks.length}`}
          {...{ dayKey, index, breakIndex }}
          from={pause.from}
          to={pause.to}
        />
      ))}
      <span className="flex-1 min-w-0" />
      <Button variant="quiet" size="sm" icon="pause" onClick={() => edit(dayKey, addBreak(day, index))}>
        {t('ADMIN.CALENDAR.ADD_BREAK')}
      </Button>
      <Button variant="danger-quiet" size="sm" icon="trash-2" onClick={() => remove(index)}>
        {t('ADMIN.CALENDAR.REMOVE')}
      </Button>
    </fieldset>
  )
}

interface BreakProps {
  dayKey: DayKey
  index: number
  breakIndex: number
  from: number
  to: number
}

function Break({ dayKey, index, breakIndex, from, to }: BreakProps) {
  const t = useCalendarText()
  const { edit, getDay } = useCalendarContext()
  const day = getDay(dayKey)
  const update = (span: { from: number; to: number }) => {
    if (span.from < span.to) edit(dayKey, setBreak(day, index, breakIndex, span))
  }
  return (
    <span className="flex items-center gap-2">
      <TimeInput
        label={t('ADMIN.CALENDAR.BREAK')}
        name={t('ADMIN.CALENDAR.BREAK_FROM')}
        value={from}
        onChange={(minutes) => update({ from: minutes, to })}
      />
      <TimeInput
        label={t('ADMIN.CALENDAR.BREAK_TO_SHORT')}
        name={t('ADMIN.CALENDAR.BREAK_TO')}
        value={to}
        onChange={(minutes) => update({ from, to: minutes })}
      />
      <IconButton
        icon="x"
        label={t('ADMIN.CALENDAR.REMOVE_BREAK')}
        onClick={() => edit(dayKey, removeBreak(day, index, breakIndex))}
      />
    </span>
  )
}
