import { memo } from 'react'
import { cx } from '@core/ui/cx'
import { Icon } from '@core/ui/media/Icon'
import { recordId, recordName, type AdminEntity, type AdminRecord } from '../../entity'
import { useAdminText } from '../../texts'
import type { ListColumn } from '../columns/useListColumns'

interface Props {
  entity: AdminEntity
  columns: readonly ListColumn[]
  record: AdminRecord
  /** Address of the record, where it can be opened. */
  href: string | null
  /** Undefined: rows are not selected. */
  selected: boolean | undefined
  /** The tab key stops here; arrows lead to the other rows. */
  isStop: boolean
  /** It was opened, and who opened it is back. */
  isBack: boolean
  hasMenu: boolean
}

/** A record on one line. What happens to it, the table around it knows: a hundred rows have no handlers of their own. */
export const Row = memo(function Row({
  entity,
  columns,
  record,
  href,
  selected,
  isStop,
  isBack,
  hasMenu,
}: Props) {
  const t = useAdminText()
  const id = recordId(entity, record)
  const name = recordName(entity, record)
  const tabIndex = isStop ? 0 : -1
  return (
    <tr data-id={id} className={cx(selected && 'is-selected')} aria-current={isBack || undefined}>
      {selected !== undefined && (
        <td className="c-select">
          <label className="a-hit">
            <input
              type="checkbox"
              tabIndex={tabIndex}
              checked={selected}
              readOnly
              data-select=""
              aria-label={t('ADMIN.LIST.SELECT', { name })}
            />
          </label>
        </td>
      )}
      {columns.map((column, at) =>
        at === 0 ? (
          <th key={column.field} className={`c-name c-${column.kind}`} scope="row">
            {href === null ? (
              <span className="a-trunc" title={name}>
                {name}
              </span>
            ) : (
              <a className="a-name" href={href} tabIndex={tabIndex} data-open="">
                <span className="a-trunc" title={name}>
                  {name}
                </span>
              </a>
            )}
          </th>
        ) : (
          <Cell key={column.field} column={column} value={record[column.field]} />
        ),
      )}
      {hasMenu && (
        <td className="c-actions">
          <button
            type="button"
            className="btn-icon"
            tabIndex={tabIndex}
            data-menu=""
            aria-haspopup="menu"
            aria-label={t('ADMIN.LIST.ACTIONS', { name })}
          >
            <Icon name="ellipsis-vertical" />
          </button>
        </td>
      )}
    </tr>
  )
})

/** One value on one line: dates DD-MM-YYYY, numbers with their points, yes and no as dot and word, absence in words. */
function Cell({
  column: { kind, label, format: words, emptyText: none, impliedValue: usual },
  value,
}: {
  column: ListColumn
  value: unknown
}) {
  const text = words(value)
  const isUsual = usual !== undefined && value === usual
  return (
    <td className={cx(`c-${kind}`, text === null && 'is-empty', isUsual && 'is-usual')}>
      <span
        data-label={kind === 'boolean' || kind === 'number' ? label : undefined}
        className={cx(
          'a-trunc',
          text === null && 'is-none',
          kind === 'boolean' && value !== true && 'is-off',
        )}
        title={text ?? undefined}
      >
        {text ?? none}
      </span>
    </td>
  )
}
