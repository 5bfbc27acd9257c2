import type { KeyboardEvent } from 'react'

/** What the keys of a list do; rows are counted from 0. */
export interface RowKeys {
  /** How many rows there are. */
  count: number
  focus: (row: number) => void
  openMenu: (row: number) => void
  /** Undefined: rows are not selected. */
  select: ((from: number, to: number) => void) | undefined
  selectPage: () => void
  turn: (by: 1 | -1) => void
}

/** Where a key leads from a row, or null for a key that leads nowhere. */
export const rowAfter = (key: string, row: number, count: number): number | null => {
  const to = { ArrowDown: row + 1, ArrowUp: row - 1, Home: 0, End: count - 1 }[key]
  return to === undefined ? null : Math.max(0, Math.min(count - 1, to))
}

const isMenuKey = ({ key, shiftKey }: KeyboardEvent) => key === 'ContextMenu' || (shiftKey && key === 'F10')

/** The keys of a list, while one of its rows has the focus. Out: true when the key was one of them. */
export function pressInRow(event: KeyboardEvent, row: number, keys: RowKeys): boolean {
  const { key, shiftKey, ctrlKey, metaKey } = event
  const next = rowAfter(key, row, keys.count)
  if (isMenuKey(event)) keys.openMenu(row)
  else if (key === 'a' && (ctrlKey || metaKey) && keys.select) keys.selectPage()
  else if (ctrlKey || metaKey) return false
  else if (next !== null) {
    if (shiftKey) keys.select?.(row, next)
    keys.focus(next)
  } else if (key === ' ' && keys.select) keys.select(row, row)
  else if (key === 'PageDown') keys.turn(1)
  else if (key === 'PageUp') keys.turn(-1)
  else return false
  event.preventDefault()
  return true
}
