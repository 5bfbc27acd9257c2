import { useState, type KeyboardEvent } from 'react'
import { moveItem } from './reorder'

/** A row of a list that users can reorder. */
export interface ReorderItem {
  key: string
}

/** A row that is picked up, and the order before that. */
interface PickedUp<Row> {
  key: string
  before: readonly Row[]
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/**
 * Reorders rows with the keyboard: Space picks a row up and drops it, arrow keys move it, Escape restores the order.
 * `onMove` is called after every step with the row and its index.
 */
export function useKeyboardReorder<Row extends ReorderItem>(
  rows: readonly Row[],
  onChange: (rows: readonly Row[]) => void,
  onMove: (row: Row, index: number) => void,
) {
  const [pickedUp, setPickedUp] = useState<PickedUp<Row> | null>(null)
  const move = (from: number, to: number) => {
    const row = rows[from]
    if (!row || to < 0 || to >= rows.length || to === from) return
    onChange(moveItem(rows, from, to))
    onMove(row, to)
  }
  const cancel = (row: Row, { before }: PickedUp<Row>) => {
    onChange(before)
    setPickedUp(null)
    onMove(row, indexOf(before, row))
  }
  return {
    pickedUpKey: pickedUp?.key,
    move,
    toggle: (row: Row, index: number) => {
      setPickedUp(pickedUp?.key === row.key ? null : { key: row.key, before: rows })
      onMove(row, index)
    },
    drop: () => setPickedUp(null),
    onKeyDown: (event: KeyboardEvent, row: Row, index: number) => {
      if (pickedUp?.key !== row.key) return
      const step = steps[event.key]
      if (step !== undefined) event.preventDefault()
      if (step !== undefined) move(index, index + step)
      if (event.key !== 'Escape') return
      event.stopPropagation()
      cancel(row, pickedUp)
    },
  }
}

const indexOf = <Row extends ReorderItem>(rows: readonly Row[], row: Row) =>
  rows.findIndex(({ key }) => key === row.key)
