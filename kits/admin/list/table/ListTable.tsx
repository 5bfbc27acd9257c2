import { useRef, useState } from 'react'
import { lazyDialog } from '@portico/core/plugin/LazyPart'
import { useHref } from '@portico/core/routing/useHref'
import { useRoute } from '@portico/core/routing/useRoute'
import { cx } from '@portico/core/ui/cx'
import { useActions } from '../../actions/useActions'
import { recordId, type AdminEntity, type AdminRecord } from '../../entity'
import { recordPath, type AdminSection } from '../../section'
import type { ListColumn } from '../columns/useListColumns'
import { listQuery, type ListState } from '../listState'
import type { ListPosition } from '../return/listPositions'
import { useListPosition } from '../return/useListPosition'
import {
  emptySelection,
  pageSelectionState,
  withoutRecord,
  withRecords,
  type Selection,
} from '../selection/selection'
import { Row } from './Row'
import { TableHead } from './TableHead'
import { useProgressiveRows } from './useProgressiveRows'
import { rowFocusSelector, useRowEvents } from './useRowEvents'
import { useScrollToTop } from './useScrollToTop'

const RowMenu = lazyDialog('rowMenu', async () => ({ default: (await import('./RowMenu')).RowMenu }))
const DeleteDialog = lazyDialog('delete', async () => ({
  default: (await import('../../actions/DeleteDialog')).DeleteDialog,
}))

interface Props {
  title: string
  section: AdminSection
  entity: AdminEntity
  columns: readonly ListColumn[]
  rows: readonly AdminRecord[]
  /** Another page or search scrolls the table to its top. */
  state: ListState
  /** Where the user left the list, when they come back to it. */
  savedPosition: ListPosition | undefined
  /** The next rows are loading: the previous ones stay, dimmed. */
  isBusy: boolean
  selection: Selection
  onSelect: (selection: Selection) => void
  onSort: (sort: string) => void
  /** The keyboard asks for the next or the previous page. */
  onTurnPage: (step: 1 | -1) => void
}

/** The rows of one page as a table; on a phone, each row has two lines. */
export function ListTable(props: Props) {
  const { title, entity, section, columns, rows, state, savedPosition, isBusy } = props
  const { selection, onSelect, onSort } = props
  const pane = useScrollToTop(JSON.stringify(listQuery(state)))
  const body = useRef<HTMLTableSectionElement>(null)
  const menu = useRowMenu(props)
  const renderedRows = useProgressiveRows(rows, savedPosition !== undefined)
  const [focusedId, setFocusedId] = useState(savedPosition?.id ?? '')
  const savePosition = useListPosition({ entity, pane, savedPosition, focusSelector: rowFocusSelector })
  const canSelect = entity.bulkActions !== undefined
  const select = (some: readonly AdminRecord[], on: boolean) =>
    onSelect(withRecords(selection, entity, { rows: some, on, page: rows }))
  const isSelected = (id: string) => selection.isAll || selection.records.has(id)
  const events = useRowEvents({
    entity,
    rows: renderedRows,
    page: rows,
    body,
    pathOf: (id) => editPath(section, entity, id),
    state,
    onFocusRow: (id) => {
      setFocusedId(id)
      savePosition(id)
    },
    onMenu: menu.open,
    isSelected,
    onSelect: canSelect ? select : undefined,
    onClear: () => onSelect(emptySelection),
    onTurnPage: props.onTurnPage,
  })
  return (
    // A background colour gives it a layer; without one, scrolling repaints all rows.
    <div
      ref={pane}
      className="a-table-wrap relative hairline-t wide:flex-1 wide:min-h-0 wide:overflow-auto wide:[contain:content] wide:bg-raised"
    >
      {isBusy && <i className="sticky z-5 top-0 block h-0.5 -mb-0.5 bg-brand" />}
      <table
        className={cx(
          'a-table group/table w-full border-separate [border-spacing:0] table-fixed text-[0.875rem] [line-height:1.25rem] figures desk:pointer-fine:group-data-[rows=compact]/a-list:[--a-row:2rem] desk:pointer-fine:group-data-[rows=compact]/a-list:[--tap:1.75rem]',
          columns.length > 11 ? 'wide:min-w-480' : columns.length > 7 ? 'wide:min-w-336' : 'wide:min-w-184',
        )}
        data-wide={columns.length > 7 || undefined}
        aria-busy={isBusy}
      >
        <caption className="sr-only">{title}</caption>
        <TableHead
          columns={columns}
          sort={state.sort}
          onSort={onSort}
          hasMenu={hasRowMenu(section, entity)}
          selectionState={canSelect ? pageSelectionState(selection, entity, rows) : undefined}
          onSelectPage={(on) => select(rows, on)}
        />
        <tbody ref={body} className="narrow:block" {...events}>
          <Rows
            {...{ section, entity, columns, focusedId }}
            rows={renderedRows}
            savedId={savedPosition?.id}
            isSelected={canSelect ? isSelected : undefined}
          />
        </tbody>
      </table>
      {/* Over the rows: opacity on the rows would repaint all of them twice. */}
      {isBusy && (
        <i className="absolute z-3 inset-0 bg-[color-mix(in_srgb,var(--surface-raised)_40%,transparent)] pointer-events-none" />
      )}
      {menu.element}
    </div>
  )
}

/** The path of a record's form; undefined where records of this entity are not edited. */
const editPath = (section: AdminSection, entity: AdminEntity, id: string) =>
  entity.can?.edit === false ? undefined : recordPath(section, id)

interface RowsProps extends Pick<Props, 'section' | 'entity' | 'columns' | 'rows'> {
  focusedId: string
  /** The record that the user opened before they came back. */
  savedId: string | undefined
  /** Undefined: rows cannot be selected. */
  isSelected: ((id: string) => boolean) | undefined
}

function Rows({ section, entity, columns, rows, focusedId, savedId, isSelected }: RowsProps) {
  const { id: route } = useRoute()
  const href = useHref()
  const ids = rows.map((row) => recordId(entity, row))
  const tabStopId = ids.includes(focusedId) ? focusedId : ids[0]
  const hasMenu = hasRowMenu(section, entity)
  return rows.map((row, index) => {
    const id = ids[index] ?? ''
    const path = editPath(section, entity, id)
    return (
      // The key is the index: React updates the texts of a row instead of creating a new one.
      <Row
        key={index}
        entity={entity}
        columns={columns}
        record={row}
        href={path === undefined ? null : href(route, { params: { '*': path } })}
        isSelected={isSelected?.(id)}
        isTabStop={id === tabStopId}
        isCurrent={id === tabStopId && id === savedId}
        hasMenu={hasMenu}
      />
    )
  })
}

/** The one menu of the table, which opens at any row, and the dialog that confirms a deletion. */
function useRowMenu({ section, entity, state, selection, onSelect }: Props) {
  const anchor = useRef<HTMLElement>(null)
  const [record, setRecord] = useState<AdminRecord | null>(null)
  const [toDelete, setToDelete] = useState<{ id: string; name: string } | null>(null)
  const actions = useActions(entity)
  return {
    open: (of: AdminRecord, at: HTMLElement) => {
      anchor.current = at
      setRecord(of)
    },
    element: (
      <>
        {actions.dialog}
        {record && (
          <RowMenu
            {...{ section, entity, record, state, anchor, actions }}
            onDelete={setToDelete}
            onClose={() => setRecord(null)}
          />
        )}
        {toDelete && (
          <DeleteDialog
            entity={entity}
            record={toDelete}
            onClose={() => setToDelete(null)}
            onDeleted={() => onSelect(withoutRecord(selection, toDelete.id))}
          />
        )}
      </>
    ),
  }
}

/** Whether the rows of a section have a menu. */
const hasRowMenu = (section: AdminSection, { can = {}, recordLinks, rowActions }: AdminEntity): boolean =>
  can.delete !== false || (can.edit !== false && Boolean(section.forms)) || Boolean(recordLinks ?? rowActions)
