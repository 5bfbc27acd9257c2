import { useRef, type PointerEvent } from 'react'
import { useIsDesktop } from '@core/ui/layout/useIsDesktop'
import type { Day } from '../model/day'
import { moveInterval, snapMinutes, type DragHandle } from '../model/edit'
import { useCalendarContext } from '../state/calendarContext'
import type { DayKey } from '../model/apiFormat'

/** So near to an end, in pixels, one takes hold of that end. */
const near = 10

interface Held {
  grip: DragHandle
  /** Where it was taken, and what one pixel is in minutes. */
  x: number
  perPixel: number
  day: Day
  isMoved: boolean
}

/**
 * Moves an interval, or one of its ends, with mouse, pen or finger, where the week has an axis. What is moved is not
 * pressed as well.
 */
export function useDrag(key: DayKey, at: number) {
  const { axis, canModify, getDay: dayOf, edit } = useCalendarContext()
  const isWide = useIsDesktop()
  const held = useRef<Held>(null)
  return {
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      const width = event.currentTarget.parentElement?.clientWidth ?? 0
      if (!canModify || !isWide || event.button !== 0 || width === 0) return
      const { left, right } = event.currentTarget.getBoundingClientRect()
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current = {
        grip: gripAt(event.clientX - left, right - left),
        x: event.clientX,
        perPixel: (axis.to - axis.from) / width,
        day: dayOf(key),
        isMoved: false,
      }
    },
    onPointerMove: (event: PointerEvent<HTMLButtonElement>) => {
      // A press that ended elsewhere ends the drag too.
      if (event.buttons === 0) held.current = null
      const { current } = held
      if (!current) return
      const by = Math.round(((event.clientX - current.x) * current.perPixel) / snapMinutes) * snapMinutes
      if (by === 0 && !current.isMoved) return
      current.isMoved = true
      edit(key, moveInterval(current.day, at, current.grip, by))
    },
    onPointerCancel: () => {
      held.current = null
    },
    /** Whether the press that just ended moved something; then it was no click. */
    endsDrag: (): boolean => {
      const wasMoved = held.current?.isMoved === true
      held.current = null
      return wasMoved
    },
  }
}

const gripAt = (fromLeft: number, width: number): DragHandle => {
  if (width < 4 * near) return 'whole'
  if (fromLeft < near) return 'from'
  return width - fromLeft < near ? 'to' : 'whole'
}
