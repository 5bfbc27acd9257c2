import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { Icon } from '@portico/core/ui/media/Icon'
import type { AdminEntity } from '../../entity'
import { DropLine, handleClass } from '../../order/DropLine'
import { dropEdge } from '../../order/reorder'
import { useKeyboardReorder, type ReorderItem } from '../../order/useKeyboardReorder'
import { usePointerReorder } from '../../order/usePointerReorder'
import { useAdminText, useFieldTexts } from '../../texts'
import { movableColumns, visibleColumns } from './columns'

export interface ColumnListProps {
  entity: AdminEntity
  /** The visible columns; null for the defaults of the entity. */
  chosen: readonly string[] | null
  onChange: (columns: readonly string[]) => void
}

/** The columns of a list: checkboxes show and hide them, handles reorder them by pointer and keyboard. */
export function ColumnList({ entity, chosen, onChange }: ColumnListProps) {
  const t = useAdminText()
  const texts = useFieldTexts(entity.name)
  const list = useRef<HTMLUListElement>(null)
  const { rows, isVisible, setVisible, reorder } = useColumnOrder({ entity, chosen, onChange })
  const [announcement, setAnnouncement] = useState('')
  const focusHandle = useFocusHandle(list)
  const keyboard = useKeyboardReorder(rows, reorder, ({ key }, index) => {
    setAnnouncement(t('ADMIN.TAGS.MOVED', { name: texts.label(key), place: index + 1, count: rows.length }))
    focusHandle({ key })
  })
  const pointer = usePointerReorder(list, keyboard.move)
  const onKeyDown = (event: KeyboardEvent, row: ReorderItem, index: number) => {
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
    if (step === undefined) return keyboard.onKeyDown(event, row, index)
    event.preventDefault()
    keyboard.move(index, index + step)
  }
  return (
    <>
      <NameColumn label={texts.label(entity.columns[0])} />
      <ul ref={list}>
        {rows.map((row, index) => {
          const name = texts.label(row.key)
          const edge = dropEdge(pointer.target, index)
          const isMoving = keyboard.pickedUpKey === row.key || pointer.target?.from === index
          return (
            <li
              key={row.key}
              className="relative flex items-center min-h-11 rounded-control desk:pointer-fine:min-h-8 hover:bg-sunken data-lift:z-2 data-lift:bg-raised data-lift:shadow-float"
              data-lift={isMoving || undefined}
            >
              <DropLine edge={edge} />
              <button
                type="button"
                className={handleClass(isMoving)}
                data-field={row.key}
                aria-label={t('ADMIN.LIST.COLUMN_GRIP', { name, place: index + 1, count: rows.length })}
                aria-pressed={isMoving}
                onClick={() => keyboard.toggle(row, index)}
                onKeyDown={(event) => onKeyDown(event, row, index)}
                onBlur={({ relatedTarget }) => relatedTarget && keyboard.drop()}
                onPointerDown={(event) => pointer.start(event, index)}
              >
                <Icon name="grip-vertical" size="s" />
              </button>
              <label className="flex flex-1 items-center gap-2.5 min-h-[inherit] ps-1 cursor-pointer accent-brand">
                <input
                  className="size-4.5 m-0"
                  type="checkbox"
                  checked={isVisible(row.key)}
                  onChange={({ target }) => setVisible(row.key, target.checked)}
                />
                {name}
              </label>
            </li>
          )
        })}
      </ul>
      <output className="sr-only" aria-live="assertive">
        {announcement}
      </output>
    </>
  )
}

/** The first column names the record: it is always visible and cannot be moved. */
const NameColumn = ({ label }: { label: string }) => (
  <div className="relative flex items-center min-h-11 rounded-control desk:pointer-fine:min-h-8 hover:bg-sunken data-lift:z-2 data-lift:bg-raised data-lift:shadow-float">
    <span className={handleClass(false)}>
      <Icon name="lock" size="s" />
    </span>
    <label className="flex flex-1 items-center gap-2.5 min-h-[inherit] ps-1 cursor-pointer accent-brand">
      <input className="size-4.5 m-0" type="checkbox" checked disabled />
      {label}
    </label>
  </div>
)

/** The order of the columns. A hidden column keeps its position while the list of columns is open. */
function useColumnOrder({ entity, chosen, onChange }: ColumnListProps) {
  const [rows, setRows] = useState<readonly ReorderItem[]>(() =>
    movableColumns(entity, chosen).map((key) => ({ key })),
  )
  const visible = new Set(visibleColumns(entity, chosen).map(({ field }) => field))
  const isVisible = (field: string) => visible.has(field)
  const save = (order: readonly ReorderItem[], isOn: (field: string) => boolean) =>
    onChange([entity.columns[0], ...order.map(({ key }) => key).filter(isOn)])
  return {
    rows,
    isVisible,
    setVisible: (field: string, on: boolean) => save(rows, (key) => (key === field ? on : isVisible(key))),
    reorder: (order: readonly ReorderItem[]) => {
      setRows(order)
      save(order, isVisible)
    },
  }
}

/** Focuses a handle after the next render: a row that moves loses the focus. */
function useFocusHandle(list: RefObject<HTMLElement | null>) {
  const [item, setItem] = useState<ReorderItem | null>(null)
  useEffect(() => {
    if (item) list.current?.querySelector<HTMLElement>(`[data-field="${item.key}"]`)?.focus()
  }, [list, item])
  return setItem
}
