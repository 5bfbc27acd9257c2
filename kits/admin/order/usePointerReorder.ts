import {
  useEffect,
  useEffectEvent,
  useState,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from 'react'
import { dropIndex, type DragTarget } from './reorder'

interface Drag {
  /** The index of the dragged row. */
  from: number
  /** Where the drag began, in pixels of the window. */
  startY: number
  /** The index at which the row would land; null until the pointer has moved beyond `threshold`. */
  to: number | null
}

/** Pixels that a pointer may move during a click. */
const threshold = 4

/**
 * Reorders the children of a list by dragging their handles with a mouse or a finger; `onDrop` is called on release.
 * `start` is the handler of a handle's `pointerdown`.
 */
export function usePointerReorder(
  list: RefObject<HTMLElement | null>,
  onDrop: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const follow = useEffectEvent(({ clientY }: PointerEvent) => {
    if (!drag || !list.current || (drag.to === null && Math.abs(clientY - drag.startY) < threshold)) return
    const middles = [...list.current.children].map((row) => {
      const { top, height } = row.getBoundingClientRect()
      return top + height / 2
    })
    setDrag({ ...drag, to: dropIndex(middles, drag.from, clientY) })
  })
  const drop = useEffectEvent(() => {
    if (drag?.to != null && drag.to !== drag.from) onDrop(drag.from, drag.to)
    setDrag(null)
  })
  const isDragging = drag !== null
  useEffect(() => {
    if (!isDragging) return undefined
    const listeners = new AbortController()
    const { signal } = listeners
    addEventListener('pointermove', (event) => follow(event), { signal })
    addEventListener('pointerup', () => drop(), { signal })
    addEventListener('pointercancel', () => setDrag(null), { signal })
    return () => listeners.abort()
  }, [isDragging])
  return {
    target: (drag?.to == null ? null : { from: drag.from, to: drag.to }) satisfies DragTarget | null,
    start: (event: ReactPointerEvent, from: number) => {
      if (event.button === 0) setDrag({ from, startY: event.clientY, to: null })
    },
  }
}
