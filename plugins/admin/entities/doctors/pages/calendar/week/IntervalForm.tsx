import { useDoctorText } from '../../../texts'
import { Button } from '@core/ui/actions/Button'
import { IconButton } from '@core/ui/actions/IconButton'
import type { Interval } from '../model/day'
import { setIntervalHours, setBreak, addBreak, removeBreak } from '../model/edit'
import { TimeInput } from './TimeInput'
import { useIntervalText } from '../useIntervalText'
import { useDayActions } from './useDayActions'
import { useCalendarContext } from '../state/calendarContext'
import type { DayKey } from '../model/apiFormat'

interface Props {
  dayKey: DayKey
  at: number
  interval: Interval
}

/** The hours of an interval and of its breaks, to be typed. */
export function IntervalForm({ dayKey, at, interval }: Props) {
  const t = useDoctorText()
  const text = useIntervalText()
  const { edit, selection: chosen, getDay: dayOf, dayName: nameOf } = useCalendarContext()
  const { remove } = useDayActions(dayKey)
  const day = dayOf(dayKey)
  const { from, to } = interval
  return (
    <fieldset className="wc-edit" aria-label={`${nameOf(dayKey)}: ${text(interval)}`}>
      <span className="wc-pair">
        <TimeInput
          label={t('ADMIN.CALENDAR.FROM')}
          name={t('ADMIN.CALENDAR.FROM')}
          value={from}
          takesFocus={chosen?.isTyping}
          onChange={(minutes) => edit(dayKey, setIntervalHours(day, at, { from: minutes, to }))}
        />
        <TimeInput
          label={t('ADMIN.CALENDAR.TO')}
          name={t('ADMIN.CALENDAR.TO')}
          value={to}
          onChange={(minutes) => edit(dayKey, setIntervalHours(day, at, { from, to: minutes }))}
        />
      </span>
      {interval.breaks.map((pause, place) => (
        <Break
          key={`${place} ${interval.breaks.length}`}
          {...{ dayKey, at, place }}
          from={pause.from}
          to={pause.to}
        />
      ))}
      <span className="grow" />
      <Button variant="quiet" size="sm" icon="pause" onClick={() => edit(dayKey, addBreak(day, at))}>
        {t('ADMIN.CALENDAR.ADD_BREAK')}
      </Button>
      <Button variant="danger-quiet" size="sm" icon="trash-2" onClick={() => remove(at)}>
        {t('ADMIN.CALENDAR.REMOVE')}
      </Button>
    </fieldset>
  )
}

interface BreakProps {
  dayKey: DayKey
  at: number
  place: number
  from: number
  to: number
}

function Break({ dayKey, at, place, from, to }: BreakProps) {
  const t = useDoctorText()
  const { edit, getDay: dayOf } = useCalendarContext()
  const day = dayOf(dayKey)
  const write = (span: { from: number; to: number }) => {
    if (span.from < span.to) edit(dayKey, setBreak(day, at, place, span))
  }
  return (
    <span className="wc-pair">
      <TimeInput
        label={t('ADMIN.CALENDAR.BREAK')}
        name={t('ADMIN.CALENDAR.BREAK_FROM')}
        value={from}
        onChange={(minutes) => write({ from: minutes, to })}
      />
      <TimeInput
        label={t('ADMIN.CALENDAR.BREAK_TO_SHORT')}
        name={t('ADMIN.CALENDAR.BREAK_TO')}
        value={to}
        onChange={(minutes) => write({ from, to: minutes })}
      />
      <IconButton
        icon="x"
        label={t('ADMIN.CALENDAR.REMOVE_BREAK')}
        onClick={() => edit(dayKey, removeBreak(day, at, place))}
      />
    </span>
  )
}
