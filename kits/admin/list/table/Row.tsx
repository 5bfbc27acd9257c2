import { memo } from 'react'
import { cx } from '@portico/core/ui/cx'
import { Icon } from '@portico/core/ui/media/Icon'
import { iconButtonClass } from '@portico/core/ui/actions/IconButton'
import { recordId, recordName, type AdminEntity, type AdminRecord } from '../../entity'
import { useAdminText } from '../../texts'
import type { ListColumn } from '../columns/useListColumns'

interface Props {
  entity: AdminEntity
  columns: readonly ListColumn[]
  record: AdminRecord
  /** The address of the record's form, where it has one. */
  href: string | null
  /** Undefined: rows cannot be selected. */
  isSelected: boolean | undefined
  /** The Tab key stops at this row; arrow keys lead to the others. */
  isTabStop: boolean
  /** The user comes back from this record. */
  isCurrent: boolean
  hasMenu: boolean
}

/** One record. The table handles the events of all rows, so that a row has no handlers of its own. */
export const Row = memo(function Row(props: Props) {
  const { entity, columns, record, href, isSelected, isTabStop, isCurrent, hasMenu } = props
  const t = useAdminText()
  const name = recordName(entity, record)
  const tabIndex = isTabStop ? 0 : -1
  return (
    <tr
      data-id={recordId(entity, record)}
      data-selected={isSelected || undefined}
      aria-current={isCurrent || undefined}
    >
      {isSelected !== undefined && (
        <td className="c-select">
          <label className="a-hit">
            <input
              type="checkbox"
              tabIndex={tabIndex}
              checked={isSelected}
              readOnly
              data-select=""
              aria-label={t('ADMIN.LIST.SELECT', { name })}
            />
          </label>
        </td>
      )}
      {columns.map((column, index) =>
        index === 0 ? (
          <th key={column.field} className={`c-name c-${column.kind}`} scope="row">
            <NameCell {...{ name, href, tabIndex }} />
          </th>
        ) : (
          <Cell key={column.field} column={column} record={record} />
        ),
      )}
      {hasMenu && (
        <td className="c-actions">
          <button
            type="button"
            className={iconButtonClass()}
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

function NameCell({ name, href, tabIndex }: { name: string; href: string | null; tabIndex: number }) {
  const text = (
    <span className="a-trunc" title={name}>
      {name}
    </span>
  )
  if (href === null) return text
  return (
    <a className="a-name" href={href} tabIndex={tabIndex} data-open="">
      {text}
    </a>
  )
}

function Cell({ column, record }: { column: ListColumn; record: AdminRecord }) {
  const value = record[column.field]
  const { kind, label, format, emptyText, impliedValue } = column
  const text = format(value, record)
  const isUsual = impliedValue !== undefined && value === impliedValue
  return (
    <td className={cx(`c-${kind}`)} data-empty={text === null || undefined} data-usual={isUsual || undefined}>
      <span
        data-label={kind === 'boolean' || kind === 'number' ? label : undefined}
        className="a-trunc"
        data-none={text === null || undefined}
        data-off={(kind === 'boolean' && value !== true) || undefined}
        title={text ?? undefined}
      >
        {text ?? emptyText}
      </span>
    </td>
  )
}
