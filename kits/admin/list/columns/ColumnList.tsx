import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { cx } from '@core/ui/cx'
import { Icon } from '@core/ui/media/Icon'
import type { AdminEntity } from '../../entity'
import { dropEdge } from '../../order/reorder'
import { usePointerReorder } from '../../order/usePointerReorder'
import { useKeyboardReorder, type ReorderItem } from '../../order/useKeyboardReorder'
import { useAdminText, useFieldTexts } from '../../texts'
import { movableColumns, visibleColumns } from './columns'

export interface ColumnListProps {
  entity: AdminEntity
  chosen: readonly string[] | null
  onChange: (columns: readonly string[]) => void
}

/** The columns of a list, by mouse, touch and keyboard. A line stays where it is while it is switched. */
export function ColumnList({ entity, chosen, onChange }: ColumnListProps) {
  const t = useAdminText()
  const texts = useFieldTexts(entity.name)
  const list = useRef<HTMLUListElement>(null)
  const [said, say] = useState('')
  const [rows, order] = useState<readonly ReorderItem[]>(() =>
    movableColumns(entity, chosen).map((key) => ({ key })),
  )
  const shown = new Set(visibleColumns(entity, chosen).map(({ field }) => field))
  const choose = (from: readonly ReorderItem[], isOn: (field: string) => boolean) =>
    onChange([entity.columns[0], ...from.map(({ key }) => key).filter(isOn)])
  const focus = useFocus(list)
  const reorder = (next: readonly ReorderItem[]) => {
    order(next)
    choose(next, (field) => shown.has(field))
  }
  const lift = useKeyboardReorder(rows, reorder, ({ key }, at) => {
    say(t('ADMIN.TAGS.MOVED', { name: texts.label(key), place: at + 1, count: rows.length }))
    focus({ key })
  })
  const drag = usePointerReorder(list, lift.move)
  const press = (event: KeyboardEvent, row: ReorderItem, at: number) => {
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
    if (step === undefined) return lift.press(event, row, at)
    event.preventDefault()
    lift.move(at, at + step)
  }
  return (
    <>
      <div className="a-column">
        <span className="grip">
          <Icon name="lock" size="s" />
        </span>
        <label>
          <input type="checkbox" checked disabled />
          {texts.label(entity.columns[0])}
        </label>
      </div>
      <ul ref={list}>
        {rows.map((row, at) => {
          const name = texts.label(row.key)
          const landing = dropEdge(drag.carried, at)
          const isLifted = lift.lifted === row.key || drag.carried?.from === at
          return (
            <li
              key={row.key}
              className={cx('a-column', isLifted && 'is-lift', landing && `lands-${landing}`)}
            >
              <button
                type="button"
                className="grip"
                data-field={row.key}
                aria-label={t('ADMIN.LIST.COLUMN_GRIP', { name, place: at + 1, count: rows.length })}
                aria-pressed={isLifted}
                onClick={() => lift.toggle(row, at)}
                onKeyDown={(event) => press(event, row, at)}
                onBlur={({ relatedTarget }) => relatedTarget && lift.drop()}
                onPointerDown={(event) => drag.take(event, at)}
              >
                <Icon name="grip-vertical" size="s" />
              </button>
              <label>
                <input
                  type="checkbox"
                  checked={shown.has(row.key)}
                  onChange={({ target }) =>
                    choose(rows, (field) => (field === row.key ? target.checked : shown.has(field)))
                  }
                />
                {name}
              </label>
            </li>
          )
        })}
      </ul>
      <output className="visually-hidden" aria-live="assertive">
        {said}
      </output>
    </>
  )
}

/** Puts the focus on a handle after the list is drawn anew: a line that was moved has lost it. */
function useFocus(list: React.RefObject<HTMLElement | null>) {
  const [wanted, want] = useState<ReorderItem | null>(null)
  useEffect(() => {
    if (wanted) list.current?.querySelector<HTMLElement>(`[data-field="${wanted.key}"]`)?.focus()
  }, [list, wanted])
  return want
}
