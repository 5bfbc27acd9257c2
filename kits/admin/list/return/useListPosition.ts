import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useRoute } from '@portico/core/routing/useRoute'
import { operationsOf, type AdminEntity } from '../../entity'
import { findListPosition, saveListPosition, type ListPosition } from './listPositions'

/** Where the user left this list, when they come back to it; undefined once the list shows something else. */
export function useSavedListPosition(entity: AdminEntity): ListPosition | undefined {
  const { entry = '' } = useRoute()
  const [initial] = useState(() => ({ entry, position: findListPosition(entry, operationsOf(entity).list) }))
  return initial.entry === entry ? initial.position : undefined
}

interface Options {
  entity: AdminEntity
  pane: RefObject<HTMLElement | null>
  /** Undefined: the user did not come back to this list. */
  savedPosition: ListPosition | undefined
  /** Selects the element of a row that takes the focus. */
  focusSelector: string
}

/**
 * Restores the scroll position of a list and focuses the row that was opened, and saves both when the list is left.
 * Returns a function to call with the id of the record whose row gets the focus.
 */
export function useListPosition(options: Options): (id: string) => void {
  const { pane, savedPosition, focusSelector } = options
  const current = useRef({ id: savedPosition?.id ?? '', paneScroll: 0, pageScroll: 0 })
  useSavePosition(options, current)

  const [initial] = useState(savedPosition)
  useLayoutEffect(() => {
    if (!initial || !pane.current) return
    Object.assign(current.current, { paneScroll: initial.paneScroll, pageScroll: initial.pageScroll })
    restoreScroll(pane.current, initial)
  }, [initial, pane])
  useEffect(() => {
    if (!initial) return undefined
    const previousFocus = document.activeElement
    // The router focuses the heading after a navigation: wait a frame, and do not steal the focus from a control.
    const frame = requestAnimationFrame(() => {
      const { activeElement, body } = document
      if (previousFocus?.matches('input, select, textarea')) return
      if (activeElement !== previousFocus && activeElement !== body) return
      const row = pane.current && findRow(pane.current, initial.id)
      row?.querySelector<HTMLElement>(focusSelector)?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [initial, pane, focusSelector])

  return (id) => {
    current.current.id = id
  }
}

function useSavePosition(
  { entity, pane }: Options,
  current: RefObject<{ id: string; paneScroll: number; pageScroll: number }>,
): void {
  const { entry = '' } = useRoute()
  const { list } = operationsOf(entity)
  useLayoutEffect(() => {
    const element = pane.current
    const position = current.current
    // Recorded on scroll: reading it when the list unmounts would force a layout of the next page.
    const record = () => Object.assign(position, { paneScroll: element?.scrollTop ?? 0, pageScroll: scrollY })
    element?.addEventListener('scroll', record, { passive: true })
    addEventListener('scroll', record, { passive: true })
    return () => {
      element?.removeEventListener('scroll', record)
      removeEventListener('scroll', record)
      saveListPosition(entry, { list, ...position })
    }
  }, [entry, list, pane, current])
}

function restoreScroll(pane: HTMLElement, { id, paneScroll, pageScroll }: ListPosition): void {
  pane.scrollTop = paneScroll
  if (pageScroll !== scrollY) scrollTo(0, pageScroll)
  const row = findRow(pane, id)
  if (row && !isInView(row)) row.scrollIntoView({ block: 'center' })
}

const findRow = (pane: HTMLElement, id: string) =>
  pane.querySelector<HTMLElement>(`tr[data-id="${CSS.escape(id)}"]`)

function isInView(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}
