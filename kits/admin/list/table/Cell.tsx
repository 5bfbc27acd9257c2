import { cx } from '@portico/core/ui/cx'
import type { AdminRecord } from '../../entity'
import type { ListColumn } from '../columns/useListColumns'
import { cellClass } from './cellClasses'

/** A cell of a row without the name. */
export const tdClass = `${cellClass} wide:h-[var(--a-row)] narrow:inline narrow:p-0`
const textClass = 'block truncate print:overflow-visible print:whitespace-normal'
const dotClass =
  "wide:before:[content:''] wide:before:inline-block wide:before:size-2 wide:before:me-[0.4375rem] wide:before:rounded-full"

/** The name of a record, and a link to its form where it has one. */
export function NameCell({ name, href, tabIndex }: { name: string; href: string | null; tabIndex: number }) {
  const text = (
    <span className={textClass} title={name}>
      {name}
    </span>
  )
  if (href === null) return text
  return (
    <a
      className="flex items-center min-h-[calc(var(--a-row)-4px)] narrow:min-h-7 text-inherit no-underline hover:[text-decoration:underline] wide:focus-visible:[outline:none] wide:focus-visible:after:absolute wide:focus-visible:after:z-3 wide:focus-visible:after:inset-0 wide:focus-visible:after:pointer-events-none wide:focus-visible:after:[box-shadow:inset_0_0_0_2px_var(--focus),inset_4px_0_var(--focus)]"
      href={href}
      tabIndex={tabIndex}
      data-open=""
    >
      {text}
    </a>
  )
}

/** A value of a record. On a phone, one without a value and one that is usual are left out. */
export function Cell({ column, record }: { column: ListColumn; record: AdminRecord }) {
  const value = record[column.field]
  const { kind, label, format, emptyText, impliedValue } = column
  const text = format(value, record)
  const isUsual = impliedValue !== undefined && value === impliedValue
  // Between two values that a phone shows.
  const separator = text === null || isUsual ? undefined : ' · '
  return (
    <td
      className={cx(
        tdClass,
        'peer/cell narrow:data-empty:hidden narrow:data-usual:hidden',
        separator && 'narrow:peer-data-separator/cell:before:[content:attr(data-separator)]',
        kind === 'number' && 'text-end',
      )}
      data-separator={separator}
      data-empty={text === null || undefined}
      data-usual={isUsual || undefined}
    >
      <span
        data-label={kind === 'boolean' || kind === 'number' ? label : undefined}
        className={cx(
          textClass,
          'narrow:inline',
          kind !== 'date' && kind !== 'number' && 'narrow:whitespace-normal',
          (kind === 'boolean' || kind === 'number') && "narrow:before:[content:attr(data-label)_':_']",
          kind === 'boolean' && dotClass,
          kind === 'boolean' &&
            (value === true
              ? 'wide:before:bg-success'
              : 'wide:before:[box-shadow:inset_0_0_0_1.5px_var(--line-strong)]'),
          (text === null || (kind === 'boolean' && value !== true)) && 'text-muted',
        )}
        title={text ?? undefined}
      >
        {text ?? emptyText}
      </span>
    </td>
  )
}
