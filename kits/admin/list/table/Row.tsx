import { memo } from 'react'
import { cx } from '@portico/core/ui/cx'
import { Icon } from '@portico/core/ui/media/Icon'
import { iconButtonClass } from '@portico/core/ui/actions/IconButton'
import { recordId, recordName, type AdminEntity, type AdminRecord } from '../../entity'
import { useAdminText } from '../../texts'
import { Cell, NameCell, tdClass } from './Cell'
import { actionsClass, cellClass, hitClass, nameClass, selectClass } from './cellClasses'
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

/** On a phone a row shows the name, and below it the other values on as many lines as needed. */
const rowClass =
  'relative z-0 print:break-inside-avoid narrow:block narrow:content-center narrow:min-h-17 narrow:py-2 narrow:pe-[calc(var(--a-pad)+2.75rem)] narrow:hairline-b narrow:wrap-anywhere narrow:text-muted'
const usualClass = 'bg-raised hover:bg-[color-mix(in_srgb,var(--brand-soft)_45%,var(--surface-raised))]'
const selectedClass = 'bg-[color-mix(in_srgb,var(--brand-soft)_80%,var(--surface-raised))]'
/** The record that was opened last. */
const currentClass =
  'bg-[color-mix(in_srgb,var(--brand-soft)_45%,var(--surface-raised))] wide:[&>:first-child]:[box-shadow:inset_4px_0_var(--brand)] narrow:[box-shadow:inset_4px_0_var(--brand)]'

/** One record. The table handles the events of all rows, so that a row has no handlers of its own. */
export const Row = memo(function Row(props: Props) {
  const { entity, columns, record, href, isSelected, isTabStop, isCurrent, hasMenu } = props
  const name = recordName(entity, record)
  const tabIndex = isTabStop ? 0 : -1
  return (
    <tr
      className={cx(
        rowClass,
        isCurrent ? currentClass : isSelected ? selectedClass : usualClass,
        isSelected === undefined ? 'narrow:ps-[var(--a-pad)]' : 'narrow:ps-[calc(var(--a-pad)+2.75rem)]',
      )}
      data-id={recordId(entity, record)}
      aria-current={isCurrent || undefined}
    >
      {isSelected !== undefined && <SelectCell {...{ name, isSelected, tabIndex }} />}
      {columns.map((column, index) =>
        index === 0 ? (
          <th
            key={column.field}
            className={cx(
              cellClass,
              nameClass(isSelected !== undefined),
              'wide:h-[var(--a-row)] text-start font-semibold narrow:block narrow:p-0 narrow:text-body',
            )}
            scope="row"
          >
            <NameCell {...{ name, href, tabIndex }} />
          </th>
        ) : (
          <Cell key={column.field} column={column} record={record} />
        ),
      )}
      {hasMenu && <MenuCell {...{ name, tabIndex }} />}
    </tr>
  )
})

interface ControlProps {
  /** Of the record. */
  name: string
  tabIndex: 0 | -1
}

function SelectCell({ name, isSelected, tabIndex }: ControlProps & { isSelected: boolean }) {
  const t = useAdminText()
  return (
    <td
      className={cx(
        tdClass,
        selectClass,
        'narrow:absolute narrow:top-3 narrow:left-[calc(var(--a-pad)-0.5rem)]',
      )}
    >
      <label className={hitClass}>
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
  )
}

function MenuCell({ name, tabIndex }: ControlProps) {
  const t = useAdminText()
  return (
    <td
      className={cx(
        tdClass,
        actionsClass,
        'narrow:absolute narrow:top-3 narrow:right-2 narrow:pe-[calc(var(--a-pad)-0.5rem)]',
      )}
    >
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
  )
}
