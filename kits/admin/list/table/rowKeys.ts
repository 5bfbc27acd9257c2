import type { KeyboardEvent } from 'react'

/** What the keys of a list do; rows are counted from 0. */
export interface RowActions {
  /** The number of rows. */
  count: number
  focus: (row: number) => void
  openMenu: (row: number) => void
  /** Undefined: rows cannot be selected. */
  select: ((from: number, to: number) => void) | undefined
  selectPage: () => void
  turnPage: (step: 1 | -1) => void
}

/** The row that a navigation key leads to, or null for any other key. */
export const nextRow = (key: string, row: number, count: number): number | null => {
  const target = { ArrowDown: row + 1, ArrowUp: row - 1, Home: 0, End: count - 1 }[key]
  return target === undefined ? null : Math.max(0, Math.min(count - 1, target))
}

const isMenuKey = ({ key, shiftKey }: KeyboardEvent) => key === 'ContextMenu' || (shiftKey && key === 'F10')

/** Handles a key while a row has the focus. Returns whether it was one of the list's keys. */
export function handleRowKey(event: KeyboardEvent, row: number, actions: RowActions): boolean {
  const { key, shiftKey, ctrlKey, metaKey } = event
  const next = nextRow(key, row, actions.count)
  if (isMenuKey(event)) actions.openMenu(row)
  else if (key === 'a' && (ctrlKey || metaKey) && actions.select) actions.selectPage()
  else if (ctrlKey || metaKey) return false
  else if (next !== null) {
    if (shiftKey) actions.select?.(row, next)
    actions.focus(next)
  } else if (key === ' ' && actions.select) actions.select(row, row)
  else if (key === 'PageDown') actions.turnPage(1)
  else if (key === 'PageUp') actions.turnPage(-1)
  else return false
  event.preventDefault()
  return true
}
