import { useRef, type KeyboardEvent, type MouseEvent, type RefObject, type FocusEvent } from 'react'
import { isPlain } from '@core/routing/isPlain'
import { useGo } from '@core/routing/useGo'
import { useRoute } from '@core/routing/useRoute'
import { recordId, type AdminEntity, type AdminRecord } from '../../entity'
import { listRouteState, type ListState } from '../listState'
import { pressInRow } from './rowKeys'

interface Props {
  entity: AdminEntity
  /** Those that are drawn. */
  rows: readonly AdminRecord[]
  /** All of the page, drawn or not yet. */
  page: readonly AdminRecord[]
  body: RefObject<HTMLTableSectionElement | null>
  /** Below `/admin/`: a record, where it can be opened. */
  pathOf: (id: string) => string | undefined
  /** What is shown of the list. */
  state: ListState
  /** A row has the focus. */
  onStop: (id: string) => void
  onMenu: (record: AdminRecord, at: HTMLElement) => void
  isSelected: (id: string) => boolean
  /** Undefined: rows are not selected. */
  onSelect: ((records: readonly AdminRecord[], on: boolean) => void) | undefined
  onClear: () => void
  onTurn: (by: 1 | -1) => void
}

/** What a row takes the focus with: its link, else its menu. */
export const rowFocusSelector = '[data-open], [data-menu]'

/** Clicks, keys and focus of all rows, for the one element around them. */
export function useRowEvents(props: Props) {
  const { entity, rows, page, body, pathOf, state, onStop, onMenu, isSelected, onSelect, onClear, onTurn } =
    props
  const go = useGo()
  const { id: route } = useRoute()
  const last = useRef(0)
  const rowOf = (target: EventTarget) => (target instanceof Element ? target.closest('tr') : null)
  const indexOf = (target: EventTarget) => (rowOf(target)?.rowIndex ?? 0) - 1
  const part = (row: number, selector: string) =>
    body.current?.rows[row]?.querySelector<HTMLElement>(selector) ?? null
  const range = (from: number, to: number) => rows.slice(Math.min(from, to), Math.max(from, to) + 1)
  const isOn = (row: number) => isSelected(rows[row] ? recordId(entity, rows[row]) : '')

  const onClick = (event: MouseEvent) => {
    const target = event.target as Element
    const at = indexOf(target)
    const record = rows[at]
    if (!record) return
    const menu = target.closest<HTMLElement>('[data-menu]')
    if (menu) onMenu(record, menu)
    else if (target.matches('[data-select]')) {
      onSelect?.(event.shiftKey ? range(last.current, at) : [record], !isOn(at))
      last.current = at
    } else if (target.closest('[data-open]') && isPlain(event)) {
      event.preventDefault()
      // Not every browser gives the focus to a link that is clicked.
      onStop(recordId(entity, record))
      go(route, { params: { '*': pathOf(recordId(entity, record)) ?? '' }, state: listRouteState(state) })
    }
  }
  const openMenu = (row: number) => {
    const [record, at] = [rows[row], part(row, '[data-menu]')]
    if (record && at) onMenu(record, at)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClear()
    if (!(event.target as Element).matches(rowFocusSelector)) return
    pressInRow(event, indexOf(event.target), {
      count: rows.length,
      focus: (row) => part(row, rowFocusSelector)?.focus(),
      openMenu,
      select: onSelect && ((from, to) => onSelect(range(from, to), from !== to || !isOn(from))),
      selectPage: () => onSelect?.(page, true),
      turn: onTurn,
    })
  }
  const onFocus = (event: FocusEvent) => onStop(rowOf(event.target)?.dataset['id'] ?? '')
  return { onClick, onKeyDown, onFocus }
}
