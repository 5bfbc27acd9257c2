import { cx } from '../../ui/cx'
import type { AdminEntity, AdminRecord } from '../entity'
import { useAdminText } from '../texts'
import { sortedBy } from './address'
import { Cell } from './Cell'
import type { Column } from './columns'

interface Props {
  title: string
  entity: AdminEntity
  columns: readonly Column[]
  rows: readonly AdminRecord[]
  sort: string
  /** The next rows are on their way: those before stay, dimmed. */
  busy: boolean
  onSort: (sort: string) => void
}

/** The rows of one page; on a phone each row is an entry of several lines. */
export function ListTable({ title, entity, columns, rows, sort, busy, onSort }: Props) {
  return (
    <div className="a-table-wrap" tabIndex={-1}>
      <table className={cx('a-table', busy && 'is-busy')} aria-busy={busy}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.field} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={String(row[entity.key])}>
              {columns.map((column, at) => (
                <Cell key={column.field} column={column} value={row[column.field]} isName={at === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Head({
  column: { field, label, kind },
  sort,
  onSort,
}: { column: Column } & Pick<Props, 'sort' | 'onSort'>) {
  const t = useAdminText()
  const order = sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : undefined
  return (
    <th scope="col" className={`c-${kind}`} aria-sort={order}>
      <button type="button" className="a-sort" onClick={() => onSort(sortedBy(field, sort))}>
        {t(label as 'ADMIN.TITLE')}
        <span aria-hidden="true">{order && (order === 'ascending' ? '↑' : '↓')}</span>
      </button>
    </th>
  )
}
