import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useRoute } from '@core/routing/useRoute'
import { operationsOf, type AdminEntity } from '../../entity'
import { keepPlace, placeOf, type Place } from './listPositions'

/** Where this list was left, for who comes back to it; undefined once it shows something else. */
export function useBack(entity: AdminEntity): Place | undefined {
  const { entry = '' } = useRoute()
  const [begun] = useState(() => ({ entry, place: placeOf(entry, operationsOf(entity).list) }))
  return begun.entry === entry ? begun.place : undefined
}

interface Asked {
  entity: AdminEntity
  pane: RefObject<HTMLElement | null>
  back: Place | undefined
  /** What takes the focus in a row. */
  handle: string
}

/**
 * Brings back who was here before: the rows where they were, and the row that was opened in sight, with the focus, from
 * which the keyboard goes on. Out: what to call when a row takes the focus, with the id of its record.
 */
export function useReturn({ entity, pane, back, handle }: Asked): (id: string) => void {
  const { entry = '' } = useRoute()
  const { list } = operationsOf(entity)
  const now = useRef({ id: back?.id ?? '', top: 0, y: 0 })

  useLayoutEffect(() => {
    const rows = pane.current
    const place = now.current
    // Asked for when it is left, they would lay out a page that is still being made.
    const keep = () => Object.assign(place, { top: rows?.scrollTop ?? 0, y: scrollY })
    rows?.addEventListener('scroll', keep, { passive: true })
    addEventListener('scroll', keep, { passive: true })
    return () => {
      rows?.removeEventListener('scroll', keep)
      removeEventListener('scroll', keep)
      keepPlace(entry, { list, ...place })
    }
  }, [entry, list, pane])

  const [first] = useState(back)
  useLayoutEffect(() => {
    if (!first || !pane.current) return
    Object.assign(now.current, { top: first.top, y: first.y })
    bringBack(pane.current, first)
  }, [first, pane])
  useEffect(() => {
    if (!first) return undefined
    const holder = document.activeElement
    // A page that changes gives the focus to its heading, unless somebody else has taken it by then.
    const frame = requestAnimationFrame(() => {
      const { activeElement, body } = document
      if (holder?.matches('input, select, textarea')) return
      if (activeElement !== holder && activeElement !== body) return
      const row = pane.current && rowOf(pane.current, first.id)
      row?.querySelector<HTMLElement>(handle)?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [first, pane, handle])

  return (id) => {
    now.current.id = id
  }
}

function bringBack(pane: HTMLElement, { id, top, y }: Place): void {
  pane.scrollTop = top
  if (y !== scrollY) scrollTo(0, y)
  const row = rowOf(pane, id)
  if (row && !isInSight(row)) row.scrollIntoView({ block: 'center' })
}

const rowOf = (pane: HTMLElement, id: string) =>
  pane.querySelector<HTMLElement>(`tr[data-id="${CSS.escape(id)}"]`)

function isInSight(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}
