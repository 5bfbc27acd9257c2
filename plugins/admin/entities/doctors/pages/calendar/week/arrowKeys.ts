import type { Day } from '../model/day'
import { moveInterval, snapMinutes } from '../model/edit'

interface Pressed {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
}

const ways: Readonly<Record<string, number>> = { ArrowLeft: -snapMinutes, ArrowRight: snapMinutes }

/**
 * What a key does to an interval: arrows move it, with shift its end, with control and shift its start.
 * Out: null for a key that changes no hours.
 */
export function editForArrowKey({ key, shiftKey, ctrlKey }: Pressed): ((day: Day, at: number) => Day) | null {
  const by = ways[key]
  if (by === undefined || (ctrlKey && !shiftKey)) return null
  return (day, at) => moveInterval(day, at, ctrlKey ? 'from' : shiftKey ? 'to' : 'whole', by)
}
