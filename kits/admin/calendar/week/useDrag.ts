import { useRef, type PointerEvent } from 'react'
import { useIsDesktop } from '@portico/core/ui/layout/useIsDesktop'
import type { Day } from '../model/day'
import { moveInterval, snapMinutes, type DragHandle } from '../model/edit'
import { useCalendarContext } from '../state/calendarContext'
import type { DayKey } from '../model/apiFormat'

/** Width of the drag area at each end, in pixels. */
const edgeWidth = 10

interface Drag {
  handle: DragHandle
  /** Pointer position at the start. */
  startX: number
  minutesPerPixel: number
  day: Day
  isMoved: boolean
}

/**
 * Drags an interval, or one of its ends, with mouse, pen or finger, if the screen is wide enough for the hour axis.
 * Takes the day and the index of the interval. Returns pointer handlers, and `endDrag` for the click handler.
 */
export function useDrag(key: DayKey, index: number) {
  const { axis, canModify, getDay, edit } = useCalendarContext()
  const isWide = useIsDesktop()
  const drag = useRef<Drag>(null)
  return {
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      const width = event.currentTarget.parentElement?.clientWidth ?? 0
      if (!canModify || !isWide || event.button !== 0 || width === 0) return
      const { left, right } = event.currentTarget.getBoundingClientRect()
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = {
        handle: handleAt(event.clientX - left, right - left),
        startX: event.clientX,
        minutesPerPixel: (axis.to - axis.from) / width,
        day: getDay(key),
        isMoved: false,
      }
    },
    onPointerMove: (event: PointerEvent<HTMLButtonElement>) => {
      // The button was released outside the window.
      if (event.buttons === 0) drag.current = null
      const { current } = drag
      if (!current) return
      const minutes =
        Math.round(((event.clientX - current.startX) * current.minutesPerPixel) / snapMinutes) * snapMinutes
      if (minutes === 0 && !current.isMoved) return
      current.isMoved = true
      edit(key, moveInterval(current.day, index, current.handle, minutes))
    },
    onPointerCancel: () => {
      drag.current = null
    },
    /** Ends the drag. Returns whether anything moved, in which case the click must be ignored. */
    endDrag: (): boolean => {
      const wasMoved = drag.current?.isMoved === true
      drag.current = null
      return wasMoved
    },
  }
}

const handleAt = (fromLeft: number, width: number): DragHandle => {
  if (width < 4 * edgeWidth) return 'whole'
  if (fromLeft < edgeWidth) return 'from'
  return width - fromLeft < edgeWidth ? 'to' : 'whole'
}
