import type { CSSProperties, KeyboardEvent } from 'react'
import { cx } from '@core/ui/cx'
import { useDoctorText } from '../../../texts'
import { axisPosition } from '../model/axis'
import { formatClock } from '../model/clock'
import type { Interval, Span } from '../model/day'
import { editForArrowKey } from './arrowKeys'
import { useIntervalText } from '../useIntervalText'
import { useDayActions } from './useDayActions'
import { useDrag } from './useDrag'
import { useCalendarContext } from '../state/calendarContext'
import type { DayKey } from '../model/apiFormat'

interface Props {
  dayKey: DayKey
  at: number
  interval: Interval
  /** What it shares with others. */
  shared: readonly Span[]
  /** 1 and 2 where it stands beside another, else 0. */
  lane: number
}

/** Working hours on the axis of a day: pressed to type them, moved by pointer and by keys. */
export function IntervalBar({ dayKey, at, interval, shared, lane }: Props) {
  const t = useDoctorText()
  const text = useIntervalText()
  const {
    axis,
    selection: chosen,
    select: choose,
    canModify,
    getDay: dayOf,
    edit,
    announce,
    dayName: nameOf,
  } = useCalendarContext()
  const { endsDrag, ...drag } = useDrag(dayKey, at)
  const keys = useDayActions(dayKey)
  const isChosen = chosen?.key === dayKey && chosen.index === at
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const change = canModify ? editForArrowKey(event) : null
    if (change) {
      const to = change(dayOf(dayKey), at)
      edit(dayKey, to)
      announce(`${nameOf(dayKey)}: ${text(to.intervals[at] ?? interval)}`)
    } else if (event.key === 'Enter' && canModify) choose({ key: dayKey, index: at, isTyping: true })
    else {
      keys.press(event)
      return
    }
    event.preventDefault()
  }
  const name = [text(interval), shared.length > 0 && t('ADMIN.CALENDAR.OVERLAPS')].filter(Boolean).join(', ')
  return (
    <button
      type="button"
      data-interval={at}
      className={cx('wc-iv', isChosen && 'is-sel', shared.length > 0 && 'is-bad', lane > 0 && `lane-${lane}`)}
      style={placed(interval, axis)}
      aria-label={name}
      title={name}
      {...(canModify && { 'aria-expanded': isChosen })}
      {...drag}
      onKeyDown={press}
      onClick={() => {
        if (!endsDrag() && canModify) choose(isChosen ? null : { key: dayKey, index: at, isTyping: false })
      }}
    >
      <span>
        {formatClock(interval.from)}
        <span className="wc-until">–{formatClock(interval.to)}</span>
      </span>
      {interval.breaks.map((pause) => (
        <i key={pause.from} className="wc-brk" style={placed(pause, interval)} />
      ))}
      {shared.map((span) => (
        <em key={span.from} style={placed(span, interval)} />
      ))}
      {interval.breaks.map((pause) => (
        <small key={pause.from} className="phone-only">
          {t('ADMIN.CALENDAR.PAUSE_SHORT', { from: formatClock(pause.from), to: formatClock(pause.to) })}
        </small>
      ))}
    </button>
  )
}

/** Where a stretch begins and ends on another, for the style sheet. */
const placed = (span: Span, on: Span): CSSProperties => ({
  insetInlineStart: `${axisPosition(span.from, on) * 100}%`,
  inlineSize: `${(axisPosition(span.to, on) - axisPosition(span.from, on)) * 100}%`,
})
