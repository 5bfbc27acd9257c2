import { useEffect, useEffectEvent, useState, type PointerEvent as Press, type RefObject } from 'react'
import './order.css'
import { dropIndex, type DragTarget } from './reorder'

interface Drag {
  /** The row that is carried. */
  from: number
  /** Where it was taken up, in pixels from above. */
  y: number
  /** Where it would land; null until it has moved far enough to be meant. */
  to: number | null
}

/** Pixels that a finger or a hand may tremble. */
const slack = 4

/** Carries a row by its handle, with a mouse or a finger; it is moved once it is let go. Out: where it would land. */
export function usePointerReorder(
  list: RefObject<HTMLElement | null>,
  onDrop: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const follow = useEffectEvent(({ clientY }: PointerEvent) => {
    if (!drag || !list.current || (drag.to === null && Math.abs(clientY - drag.y) < slack)) return
    const middles = [...list.current.children].map((row) => {
      const { top, height } = row.getBoundingClientRect()
      return top + height / 2
    })
    setDrag({ ...drag, to: dropIndex(middles, drag.from, clientY) })
  })
  const release = useEffectEvent(() => {
    if (drag?.to != null && drag.to !== drag.from) onDrop(drag.from, drag.to)
    setDrag(null)
  })
  const isOn = drag !== null
  useEffect(() => {
    if (!isOn) return undefined
    const move = (event: PointerEvent) => follow(event)
    const up = () => release()
    const cancel = () => setDrag(null)
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', cancel)
    return () => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', cancel)
    }
  }, [isOn])
  return {
    /** The row that is carried, and where it would land. */
    carried: (drag?.to == null ? null : { from: drag.from, to: drag.to }) satisfies DragTarget | null,
    take: (event: Press, from: number) => {
      if (event.button === 0) setDrag({ from, y: event.clientY, to: null })
    },
  }
}
