import type { KeyboardEvent } from 'react'
import { vacationDay, addInterval, removeInterval } from '../model/edit'
import { useCalendarContext } from '../state/calendarContext'
import { isDateKey, type DayKey } from '../model/apiFormat'

/** What can be done with a day, by its buttons and by one letter on any of them. */
export function useDayActions(dayKey: DayKey) {
  const { getDay: dayOf, canModify, select: choose, edit } = useCalendarContext()
  const day = dayOf(dayKey)
  const add = () => {
    edit(dayKey, addInterval(day))
    choose({ key: dayKey, index: day.isOff ? 0 : day.intervals.length, isTyping: true })
  }
  const remove = (at: number) => {
    edit(dayKey, removeInterval(day, at))
    choose(null)
  }
  /** N adds hours, V makes vacation, Delete removes the interval in focus, up and down go to the next day. */
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const row = currentTarget.closest('li')
    const at = currentTarget.dataset['interval']
    if (key === 'ArrowDown') walk(row, row?.nextElementSibling, currentTarget)
    else if (key === 'ArrowUp') walk(row, row?.previousElementSibling, currentTarget)
    else if (!canModify) return
    else if (key.toLowerCase() === 'n') add()
    else if (key.toLowerCase() === 'v' && isDateKey(dayKey)) {
      focusFirst(row, currentTarget)
      edit(dayKey, vacationDay)
    } else if (key === 'Delete' && at !== undefined) {
      focusFirst(row, currentTarget)
      remove(Number(at))
    } else return
    event.preventDefault()
  }
  return { add, remove, press }
}

const all = (row: Element | null | undefined, selector: string) => [
  ...(row?.querySelectorAll<HTMLElement>(selector) ?? []),
]

/** Where the keyboard stops in a day: its intervals, else its first button. */
function stopsOf(row: Element | null | undefined): HTMLElement[] {
  const intervals = all(row, '[data-interval]')
  return intervals.length > 0 ? intervals : all(row, 'button').slice(0, 1)
}

/** Goes to another day, to the interval in the same place. */
function walk(from: Element | null, to: Element | null | undefined, focused: HTMLElement): void {
  const stops = stopsOf(to)
  const place = Math.max(0, stopsOf(from).indexOf(focused))
  stops[Math.min(place, stops.length - 1)]?.focus()
}

/** What goes away gives the focus to a neighbour before it does. */
function focusFirst(row: Element | null, leaving: HTMLElement): void {
  const others = all(row, 'button').filter((one) => one !== leaving)
  others[0]?.focus()
}
