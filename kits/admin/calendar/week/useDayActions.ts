import type { KeyboardEvent } from 'react'
import { setVacation, addInterval } from '../model/edit'
import { removeShift } from '../model/nights'
import { useCalendarContext } from '../state/calendarContext'
import { isDateKey, type DayKey } from '../model/apiFormat'

/** Actions of a day, for its buttons and its keyboard shortcuts. */
export function useDayActions(dayKey: DayKey) {
  const { getDay, canModify, select, edit, editDays } = useCalendarContext()
  const day = getDay(dayKey)
  const add = () => {
    edit(dayKey, addInterval(day))
    select({ key: dayKey, index: day.isOff ? 0 : day.intervals.length, isTyping: true })
  }
  const remove = (index: number) => {
    editDays(removeShift(getDay, dayKey, index))
    select(null)
  }
  /** N adds an interval, V sets vacation, Delete removes the focused interval, Up and Down move to another day. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const row = currentTarget.closest('li')
    const index = currentTarget.dataset['interval']
    if (key === 'ArrowDown') focusRow(row, row?.nextElementSibling, currentTarget)
    else if (key === 'ArrowUp') focusRow(row, row?.previousElementSibling, currentTarget)
    else if (!canModify) return
    else if (key.toLowerCase() === 'n') add()
    else if (key.toLowerCase() === 'v' && isDateKey(dayKey)) {
      focusOther(row, currentTarget)
      edit(dayKey, setVacation(day))
    } else if (key === 'Delete' && index !== undefined) {
      focusOther(row, currentTarget)
      remove(Number(index))
    } else return
    event.preventDefault()
  }
  return { add, remove, onKeyDown }
}

const queryAll = (row: Element | null | undefined, selector: string) => [
  ...(row?.querySelectorAll<HTMLElement>(selector) ?? []),
]

/** Focus targets of a day for Up and Down: its intervals, otherwise its first button. */
function focusTargets(row: Element | null | undefined): HTMLElement[] {
  const intervals = queryAll(row, '[data-interval]')
  return intervals.length > 0 ? intervals : queryAll(row, 'button').slice(0, 1)
}

/** Moves the focus to the interval at the same position of another day. */
function focusRow(from: Element | null, to: Element | null | undefined, focused: HTMLElement): void {
  const targets = focusTargets(to)
  const position = Math.max(0, focusTargets(from).indexOf(focused))
  targets[Math.min(position, targets.length - 1)]?.focus()
}

/** Moves the focus off an element that is about to be removed. */
function focusOther(row: Element | null, removed: HTMLElement): void {
  const others = queryAll(row, 'button').filter((button) => button !== removed)
  others[0]?.focus()
}
