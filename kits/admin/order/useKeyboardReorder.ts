import { useState, type KeyboardEvent } from 'react'
import { moveItem } from './reorder'

/** A row of a list in an order of its own. */
export interface ReorderItem {
  key: string
}

/** A row that is taken up, and all rows as they were before. */
interface Lift<Row> {
  key: string
  before: readonly Row[]
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/**
 * Moves rows with the keyboard, or step by step with two buttons: Space takes a row up and lets it go, arrows move it,
 * Escape leaves everything as it was. `onMove` is called after every step with the row and its place from 0.
 */
export function useKeyboardReorder<Row extends ReorderItem>(
  rows: readonly Row[],
  change: (rows: readonly Row[]) => void,
  onMove: (row: Row, place: number) => void,
) {
  const [lift, setLift] = useState<Lift<Row> | null>(null)
  const move = (from: number, to: number) => {
    const row = rows[from]
    if (!row || to < 0 || to >= rows.length || to === from) return
    change(moveItem(rows, from, to))
    onMove(row, to)
  }
  return {
    lifted: lift?.key,
    move,
    toggle: (row: Row, at: number) => {
      setLift(lift?.key === row.key ? null : { key: row.key, before: rows })
      onMove(row, at)
    },
    drop: () => setLift(null),
    press: (event: KeyboardEvent, row: Row, at: number) => {
      if (lift?.key !== row.key) return
      const step = steps[event.key]
      if (step !== undefined) {
        event.preventDefault()
        move(at, at + step)
      } else if (event.key === 'Escape') {
        event.stopPropagation()
        change(lift.before)
        setLift(null)
        onMove(
          row,
          lift.before.findIndex(({ key }) => key === row.key),
        )
      }
    },
  }
}
