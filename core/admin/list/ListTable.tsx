import { useState } from 'react'
import { useGo } from '../../routing/useGo'
import { useRoute } from '../../routing/useRoute'
import { cx } from '../../ui/cx'
import { MenuButton } from '../../ui/MenuButton'
import type { AdminEntity, AdminRecord } from '../entity'
import { DeleteDialog } from '../form/DeleteDialog'
import type { AdminSection } from '../section'
import { useAdminText, useFieldTexts } from '../texts'
import { sortedBy } from './address'
import { Cell } from './Cell'
import type { Column } from './columns'

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
  const forms = section.forms.edit
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
            const id = String(row[entity.key])
            const opens = `${forms}/${id}`
            return (
              <tr key={id}>
                {columns.map((column, at) => (
                  <Cell
                    key={column.field}
                    entity={entity}
                    column={column}
                    value={row[column.field]}
                    opens={at === 0 ? opens : undefined}
                  />
                ))}
                <td className="c-actions">
                  <RowMenu
                    record={{ id, name: String(row[entity.columns[0]]) }}
                    opens={opens}
                    onDelete={ask}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <DeleteDialog entity={entity} record={asked} onClose={() => ask(null)} onDeleted={() => undefined} />
    </div>
  )
}

interface MenuProps {
  record: { id: string; name: string }
  opens: string
  onDelete: (record: { id: string; name: string }) => void
}

function RowMenu({ record, opens, onDelete }: MenuProps) {
  const t = useAdminText()
  const go = useGo()
  const { id } = useRoute()
  return (
    <MenuButton
      label={t('ADMIN.LIST.ACTIONS', { name: record.name })}
      items={[
        {
          id: 'edit',
          icon: 'pencil',
          label: t('ADMIN.LIST.EDIT'),
          onAction: () => go(id, { params: { '*': opens } }),
        },
        {
          id: 'delete',
          icon: 'trash-2',
          danger: true,
          label: t('ADMIN.DELETE.ACTION'),
          onAction: () => onDelete(record),
        },
      ]}
    />
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
