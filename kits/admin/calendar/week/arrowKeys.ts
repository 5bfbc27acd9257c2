import type { Day } from '../model/day'
import { moveInterval, snapMinutes } from '../model/edit'

interface KeyPress {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
}

const offsets: Readonly<Record<string, number>> = { ArrowLeft: -snapMinutes, ArrowRight: snapMinutes }

/**
 * The edit of an arrow key: moves the interval, with Shift its end, with Ctrl+Shift its start.
 * Returns null for any other key.
 */
export function editForArrowKey({
  key,
  shiftKey,
  ctrlKey,
}: KeyPress): ((day: Day, index: number) => Day) | null {
  const minutes = offsets[key]
  if (minutes === undefined || (ctrlKey && !shiftKey)) return null
  const handle = ctrlKey ? 'from' : shiftKey ? 'to' : 'whole'
  return (day, index) => moveInterval(day, index, handle, minutes)
}
