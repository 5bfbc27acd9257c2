import { useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { isPlain } from '@portico/core/routing/Link'
import { useGo } from '@portico/core/routing/useGo'
import { useRoute } from '@portico/core/routing/useRoute'
import { recordId, type AdminEntity, type AdminRecord } from '../../entity'
import { listRouteState, type ListState } from '../listState'
import { handleRowKey } from './rowKeys'

interface Props {
  entity: AdminEntity
  /** The rows that are rendered so far. */
  rows: readonly AdminRecord[]
  /** All rows of the page. */
  page: readonly AdminRecord[]
  body: RefObject<HTMLTableSectionElement | null>
  /** The path of a record's form below `/admin/`, where it has one. */
  pathOf: (id: string) => string | undefined
  state: ListState
  onFocusRow: (id: string) => void
  onMenu: (record: AdminRecord, at: HTMLElement) => void
  isSelected: (id: string) => boolean
  /** Undefined: rows cannot be selected. */
  onSelect: ((records: readonly AdminRecord[], on: boolean) => void) | undefined
  onClear: () => void
  onTurnPage: (step: 1 | -1) => void
}

/** The elements of a row that take its focus: the link, or else the menu button. */
export const rowFocusSelector = '[data-open], [data-menu]'

/** The click, key and focus handlers of all rows, for the `tbody`. */
export function useRowEvents(props: Props) {
  const { entity, rows, onFocusRow } = props
  const part = (row: number, selector: string) =>
    props.body.current?.rows[row]?.querySelector<HTMLElement>(selector) ?? null
  const range = (from: number, to: number) => rows.slice(Math.min(from, to), Math.max(from, to) + 1)
  const isSelectedRow = (row: number) => props.isSelected(rows[row] ? recordId(entity, rows[row]) : '')
  const onClick = useRowClick(props, range, isSelectedRow)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') props.onClear()
    if (!(event.target as Element).matches(rowFocusSelector)) return
    const { onSelect } = props
    handleRowKey(event, rowIndexOf(event.target), {
      count: rows.length,
      focus: (row) => part(row, rowFocusSelector)?.focus(),
      openMenu: (row) => {
        const [record, at] = [rows[row], part(row, '[data-menu]')]
        if (record && at) props.onMenu(record, at)
      },
      select: onSelect && ((from, to) => onSelect(range(from, to), from !== to || !isSelectedRow(from))),
      selectPage: () => onSelect?.(props.page, true),
      turnPage: props.onTurnPage,
    })
  }
  const onFocus = (event: FocusEvent) => onFocusRow(rowElementOf(event.target)?.dataset['id'] ?? '')
  return { onClick, onKeyDown, onFocus }
}

const rowElementOf = (target: EventTarget) => (target instanceof Element ? target.closest('tr') : null)

/** Counts from 0, without the head of the table. */
const rowIndexOf = (target: EventTarget) => (rowElementOf(target)?.rowIndex ?? 0) - 1

function useRowClick(
  { entity, rows, pathOf, state, onFocusRow, onMenu, onSelect }: Props,
  range: (from: number, to: number) => readonly AdminRecord[],
  isSelectedRow: (row: number) => boolean,
) {
  const go = useGo()
  const { id: route } = useRoute()
  const lastSelected = useRef(0)
  return (event: MouseEvent) => {
    const target = event.target as Element
    const row = rowIndexOf(target)
    const record = rows[row]
    if (!record) return
    const menu = target.closest<HTMLElement>('[data-menu]')
    if (menu) onMenu(record, menu)
    else if (target.matches('[data-select]')) {
      onSelect?.(event.shiftKey ? range(lastSelected.current, row) : [record], !isSelectedRow(row))
      lastSelected.current = row
    } else if (target.closest('[data-open]') && isPlain(event)) {
      event.preventDefault()
      const id = recordId(entity, record)
      // Safari does not focus a link on click.
      onFocusRow(id)
      go(route, { params: { '*': pathOf(id) ?? '' }, state: listRouteState(state) })
    }
  }
}
