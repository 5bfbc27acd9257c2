import type { CSSProperties, KeyboardEvent } from 'react'
import { cx } from '@portico/core/ui/cx'
import { useCalendarText } from '../texts'
import { axisPosition } from '../model/axis'
import { formatClock } from '../model/clock'
import type { Interval, Span } from '../model/day'
import { endNextDay, nextKey } from '../model/nights'
import { editForArrowKey } from './arrowKeys'
import { useIntervalText } from '../useIntervalText'
import { useDayActions } from './useDayActions'
import { useDrag } from './useDrag'
import { useCalendarContext } from '../state/calendarContext'
import type { DayKey } from '../model/apiFormat'

interface Props {
  dayKey: DayKey
  index: number
  interval: Interval
  /** Time shared with other intervals. */
  shared: readonly Span[]
  /** 1 above and 2 below an overlapping interval, otherwise 0. */
  lane: number
}

/** The ends of the selected interval. */
const edgeClass = 'max-desk:hidden absolute inset-y-1.5 w-1 bg-brand'

/** An interval on the hour axis. A click opens its form; pointer and arrow keys move it. */
export function IntervalBar({ dayKey, index, interval, shared, lane }: Props) {
  const t = useCalendarText()
  const text = useIntervalText()
  const { axis, selection, select, canModify, getDay, edit, announce, dayName } = useCalendarContext()
  const { endDrag, ...drag } = useDrag(dayKey, index)
  const actions = useDayActions(dayKey)
  const next = getDay(nextKey(dayKey))
  const end = endNextDay(interval, next)
  const isSelected = selection?.key === dayKey && selection.index === index
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const change = canModify ? editForArrowKey(event) : null
    if (change) {
      const changed = change(getDay(dayKey), index)
      const moved = changed.intervals[index] ?? interval
      edit(dayKey, changed)
      announce(`${dayName(dayKey)}: ${text(moved, endNextDay(moved, next))}`)
    } else if (event.key === 'Enter' && canModify) select({ key: dayKey, index, isTyping: true })
    else {
      actions.onKeyDown(event)
      return
    }
    event.preventDefault()
  }
  const name = [text(interval, end), shared.length > 0 && t('ADMIN.CALENDAR.OVERLAPS')]
    .filter(Boolean)
    .join(', ')
  return (
    <button
      type="button"
      data-interval={index}
      className="[border:1px_solid_color-mix(in_srgb,var(--brand)_50%,var(--brand-soft))] rounded-control not-data-bad:hover:border-brand not-data-bad:data-selected:border-brand data-bad:border-danger max-desk:[inline-size:auto]! flex items-center flex-auto min-w-0 gap-2 min-h-11 px-3 bg-brand-soft text-body font-semibold whitespace-nowrap figures desk:absolute desk:top-[0.3125rem] desk:min-h-9 desk:px-1.5 desk:overflow-hidden desk:text-[0.8125rem] desk:cursor-grab desk:touch-pan-y desk:[container-type:inline-size] data-selected:[box-shadow:inset_0_0_0_1px_var(--brand)] data-bad:bg-danger-soft desk:active:cursor-grabbing desk:data-[lane=1]:top-1 desk:data-[lane=2]:top-10"
      data-lane={lane || undefined}
      data-selected={isSelected || undefined}
      data-bad={shared.length > 0 || undefined}
      style={positionStyle(interval, axis)}
      aria-label={name}
      title={name}
      {...(canModify && { 'aria-expanded': isSelected })}
      {...drag}
      onKeyDown={onKeyDown}
      onClick={() => {
        if (!endDrag() && canModify) select(isSelected ? null : { key: dayKey, index, isTyping: false })
      }}
    >
      {isSelected && <i className={cx(edgeClass, 'start-0')} />}
      <span className="desk:relative desk:z-1">
        {formatClock(interval.from)}
        <span className="desk:@max-[5rem]:hidden">–{formatClock(end ?? interval.to)}</span>
      </span>
      {interval.breaks.map((pause) => (
        <i
          key={pause.from}
          className="hatch [--hatch:color-mix(in_srgb,var(--line-strong)_60%,transparent)] [--hatch-step:5px] bg-raised [border-inline:1px_solid_color-mix(in_srgb,var(--brand)_50%,var(--brand-soft))] desk:absolute desk:top-auto desk:bottom-0 desk:h-3 max-desk:hidden"
          style={positionStyle(pause, interval)}
        />
      ))}
      {shared.map((span) => (
        <em
          className="hatch [--hatch:color-mix(in_srgb,var(--danger)_45%,transparent)] [--hatch-angle:45deg] [--hatch-line:2px] max-desk:hidden desk:absolute desk:inset-y-0"
          key={span.from}
          style={positionStyle(span, interval)}
        />
      ))}
      {interval.breaks.map((pause) => (
        <small key={pause.from} className="desk:hidden font-normal">
          {t('ADMIN.CALENDAR.PAUSE_SHORT', { from: formatClock(pause.from), to: formatClock(pause.to) })}
        </small>
      ))}
      {isSelected && <i className={cx(edgeClass, 'end-0')} />}
    </button>
  )
}

/** Position and width of a span inside another. */
const positionStyle = (span: Span, on: Span): CSSProperties => ({
  insetInlineStart: `${axisPosition(span.from, on) * 100}%`,
  inlineSize: `${(axisPosition(span.to, on) - axisPosition(span.from, on)) * 100}%`,
})
