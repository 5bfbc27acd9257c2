import { lazy, Suspense, useRef, useState } from 'react'
import { useRoute } from '@core/routing/useRoute'
import { useHref } from '@core/routing/useHref'
import { cx } from '@core/ui/cx'
import { useActions } from '../../actions/useActions'
import { recordId, type AdminEntity, type AdminRecord } from '../../entity'
import { recordPath, type AdminSection } from '../../section'
import { listQuery, type ListState } from '../listState'
import { hasRowMenu } from './hasRowMenu'
import { TableHead } from './TableHead'
import { Row } from './Row'
import { pageSelectionState, withoutRecord, withRecords, type Selection } from '../selection/selection'
import './table.css'
import './tablePhone.css'
import type { ListColumn } from '../columns/useListColumns'
import { useProgressiveRows } from './useProgressiveRows'
import type { ListPosition } from '../return/listPositions'
import { useListPosition } from '../return/useListPosition'
import { rowFocusSelector, useRowEvents } from './useRowEvents'
import { useScrollToTop } from './useScrollToTop'

/** They come when they are first asked for. */
const RowMenu = lazy(async () => ({ default: (await import('./RowMenu')).RowMenu }))
const DeleteDialog = lazy(async () => ({ default: (await import('../../form/DeleteDialog')).DeleteDialog }))

interface Props {
  title: string
  section: AdminSection
  entity: AdminEntity
  columns: readonly ListColumn[]
  rows: readonly AdminRecord[]
  /** What is shown of the list: another page or search begins at its top. */
  state: ListState
  /** Where the list was left, for who comes back to it. */
  back: ListPosition | undefined
  /** The next rows are on their way: those before stay, dimmed. */
  busy: boolean
  selection: Selection
  onSelect: (selection: Selection) => void
  onSort: (sort: string) => void
  /** Another page, from the keyboard. */
  onTurn: (by: 1 | -1) => void
}

/** The rows of one page; on a phone each row is an entry of two lines. */
export function ListTable(props: Props) {
  const { title, section, entity, columns, rows, state, back, busy, selection, onSelect, onSort, onTurn } =
    props
  const { id: route } = useRoute()
  const href = useHref()
  const pane = useScrollToTop(JSON.stringify(listQuery(state)))
  const body = useRef<HTMLTableSectionElement>(null)
  const anchor = useRef<HTMLElement>(null)
  const [menuOf, openMenu] = useState<AdminRecord | null>(null)
  const [asked, ask] = useState<{ id: string; name: string } | null>(null)
  const [stop, stopAt] = useState(back?.id ?? '')
  const actions = useActions(entity)
  const canSelect = entity.bulkActions !== undefined
  const hasMenu = hasRowMenu(section, entity)
  const select = (some: readonly AdminRecord[], on: boolean) =>
    onSelect(withRecords(selection, entity, { rows: some, on, page: rows }))
  const isSelected = (id: string) => selection.isAll || selection.records.has(id)
  const drawn = useProgressiveRows(rows, back !== undefined)
  const trackFocusedRow = useListPosition({
    entity,
    pane,
    savedPosition: back,
    focusSelector: rowFocusSelector,
  })
  const events = useRowEvents({
    entity,
    rows: drawn,
    page: rows,
    body,
    pathOf: (id) => (entity.can?.edit === false ? undefined : recordPath(section, id)),
    state,
    onStop: (id) => {
      stopAt(id)
      trackFocusedRow(id)
    },
    onMenu: (record, at) => {
      anchor.current = at
      openMenu(record)
    },
    isSelected,
    onSelect: canSelect ? select : undefined,
    onClear: () => onSelect({ records: new Map(), isAll: false }),
    onTurn,
  })
  const ids = drawn.map((row) => recordId(entity, row))
  const stopId = ids.includes(stop) ? stop : ids[0]
  return (
    <div ref={pane} className={cx('a-table-wrap', busy && 'is-busy')}>
      <table
        className={cx('a-table', columns.length > 7 && 'is-wide', columns.length > 11 && 'is-widest')}
        aria-busy={busy}
      >
        <caption className="visually-hidden">{title}</caption>
        <TableHead
          columns={columns}
          sort={state.sort}
          onSort={onSort}
          hasMenu={hasMenu}
          state={canSelect ? pageSelectionState(selection, entity, rows) : undefined}
          onSelectPage={(on) => select(rows, on)}
        />
        <tbody ref={body} {...events}>
          {drawn.map((row, at) => {
            const id = ids[at] ?? ''
            const path = entity.can?.edit === false ? undefined : recordPath(section, id)
            return (
              // By its place: another record changes the words of a row, and makes no new one.
              <Row
                key={at}
                entity={entity}
                columns={columns}
                record={row}
                href={path === undefined ? null : href(route, { params: { '*': path } })}
                selected={canSelect ? isSelected(id) : undefined}
                isStop={id === stopId}
                isBack={id === stopId && id === back?.id}
                hasMenu={hasMenu}
              />
            )
          })}
        </tbody>
      </table>
      {actions.dialog}
      <Suspense>
        {menuOf && (
          <RowMenu
            section={section}
            entity={entity}
            record={menuOf}
            state={state}
            anchor={anchor}
            actions={actions}
            onDelete={ask}
            onClose={() => openMenu(null)}
          />
        )}
        {asked && (
          <DeleteDialog
            entity={entity}
            record={asked}
            onClose={() => ask(null)}
            onDeleted={() => onSelect(withoutRecord(selection, asked.id))}
          />
        )}
      </Suspense>
    </div>
  )
}
