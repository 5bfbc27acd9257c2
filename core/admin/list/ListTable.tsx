import { useState } from 'react'
import { cx } from '../../ui/cx'
import { useActions } from '../actions/useActions'
import { idOf, type AdminEntity, type AdminRecord } from '../entity'
import { DeleteDialog } from '../form/DeleteDialog'
import { recordPath, type AdminSection } from '../section'
import { useAdminText, useFieldTexts } from '../texts'
import { sortedBy } from './address'
import { Cell } from './Cell'
import type { Column } from './columns'
import { RowMenu } from './RowMenu'

interface Props {
  title: string
  section: AdminSection
  entity: AdminEntity
  columns: readonly Column[]
  rows: readonly AdminRecord[]
  sort: string
  /** The next rows are on their way: those before stay, dimmed. */
  busy: boolean
  onSort: (sort: string) => void
}

/** The rows of one page; on a phone each row is an entry of several lines. */
export function ListTable({ title, section, entity, columns, rows, sort, busy, onSort }: Props) {
  const t = useAdminText()
  const [asked, ask] = useState<{ id: string; name: string } | null>(null)
  const actions = useActions(entity)
  return (
    <div className="a-table-wrap" tabIndex={-1}>
      <table className={cx('a-table', busy && 'is-busy')} aria-busy={busy}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.field} entity={entity} column={column} sort={sort} onSort={onSort} />
            ))}
            <th scope="col" className="c-actions">
              <span className="visually-hidden">{t('ADMIN.LIST.ACTIONS_HEAD')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const id = idOf(entity, row)
            const opens = entity.can?.edit === false ? undefined : recordPath(section, id)
            return (
              <tr key={id}>
                {columns.map((column, at) => (
                  <Cell
                    key={column.field}
                    entity={entity}
                    column={column}
                    row={row}
                    heads={at === 0}
                    opens={opens}
                  />
                ))}
                <td className="c-actions">
                  <RowMenu section={section} entity={entity} record={row} actions={actions} onDelete={ask} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {actions.dialog}
      <DeleteDialog entity={entity} record={asked} onClose={() => ask(null)} onDeleted={() => undefined} />
    </div>
  )
}

function Head({
  entity,
  column: { field, kind },
  sort,
  onSort,
}: { column: Column } & Pick<Props, 'entity' | 'sort' | 'onSort'>) {
  const { label } = useFieldTexts(entity.name)
  const order = sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : undefined
  return (
    <th scope="col" className={`c-${kind}`} aria-sort={order}>
      <button type="button" className="a-sort" onClick={() => onSort(sortedBy(field, sort))}>
        {label(field)}
        <span aria-hidden="true">{order && (order === 'ascending' ? '↑' : '↓')}</span>
      </button>
    </th>
  )
}
