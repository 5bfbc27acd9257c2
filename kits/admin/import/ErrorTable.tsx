import { useState } from 'react'
import { cx } from '@portico/core/ui/cx'
import { ChipToggle } from '@portico/core/ui/layout/ChipToggle'
import { IconButton } from '@portico/core/ui/actions/IconButton'
import { pageRange } from '../list/listState'
import { useAdminText, useFieldTexts } from '../texts'
import type { ErrorRow, RejectedCell } from './rejectedLines'
import { useNumberFormat } from './useNumberFormat'

const pageSize = 25

interface Props<E> {
  /** The name of the entity, for the labels of its fields. */
  entity: string
  errors: readonly E[]
  describe: (error: E) => ErrorRow
}

/** The rejected fields with line, value and reason, filtered by field and in pages. */
export function ErrorTable<E extends RejectedCell>({ entity, errors, describe }: Props<E>) {
  const t = useAdminText()
  const { label } = useFieldTexts(entity)
  const { count } = useNumberFormat()
  const [field, setField] = useState<string | null>(null)
  const [page, setPage] = useState(0)
  const choose = (newField: string | null) => {
    setField(newField)
    setPage(0)
  }
  const filtered = field === null ? errors : errors.filter((error) => error.field === field)
  return (
    <>
      <fieldset className="min-w-0 m-0 [border:0] flex flex-wrap gap-2 pt-1 pb-3 px-[var(--a-pad)]">
        <legend className="sr-only">{t('ADMIN.IMPORT.REPORT_BY_FIELD')}</legend>
        <ChipToggle pressed={field === null} onChange={() => choose(null)}>
          {t('ADMIN.IMPORT.REPORT_ALL')} <b>{count(errors.length)}</b>
        </ChipToggle>
        {countsByField(errors).map((group) => (
          <ChipToggle
            key={group.field}
            pressed={field === group.field}
            onChange={(on) => choose(on ? group.field : null)}
          >
            {label(group.field)} <b>{count(group.count)}</b>
          </ChipToggle>
        ))}
      </fieldset>
      <Rows errors={filtered.slice(page * pageSize, (page + 1) * pageSize)} describe={describe} />
      <Pages page={page} total={filtered.length} onTurn={setPage} />
    </>
  )
}

const heads = ['LINE', 'FIELD', 'VALUE', 'WHY'] as const

/** A cell of the table; on a phone, a part of the block of its row. */
const cellClass =
  'py-2 px-2.5 hairline-b text-start align-top first:ps-[var(--a-pad)] max-desk:p-0 max-desk:[border:0] max-desk:first:ps-0 max-desk:first:pe-3'

function Rows<E extends RejectedCell>({ errors, describe }: Omit<Props<E>, 'entity'>) {
  const t = useAdminText()
  return (
    <div>
      <table className="w-full border-collapse">
        <caption className="sr-only">{t('ADMIN.IMPORT.REPORT_CAPTION')}</caption>
        <thead className="max-desk:hidden">
          <tr className="text-muted">
            {heads.map((head) => (
              <th key={head} scope="col" className={cx(cellClass, 'font-strong')}>
                {t(`ADMIN.IMPORT.REPORT_${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {errors.map((error) => {
            const { line, field, value, why } = describe(error)
            return (
              <tr
                key={`${error.line} ${error.field}`}
                className="max-desk:grid max-desk:grid-cols-[auto_1fr] max-desk:py-3 max-desk:px-[var(--a-pad)] max-desk:hairline-b"
              >
                <td className={cellClass}>
                  <span className="hidden max-desk:inline">{t('ADMIN.IMPORT.REPORT_LINE')} </span>
                  {line}
                </td>
                <th scope="row" className={cx(cellClass, 'font-semibold')}>
                  {field}
                </th>
                <td className={cx(cellClass, 'max-desk:col-span-full')}>
                  {value ? (
                    <code className="inline-block max-w-full px-[0.3125rem] rounded-[4px] bg-danger-soft [font:inherit] wrap-anywhere">
                      {value}
                    </code>
                  ) : (
                    <span className="text-muted">{t('ADMIN.IMPORT.REPORT_EMPTY')}</span>
                  )}
                </td>
                <td className={cx(cellClass, 'max-desk:col-span-full')}>{why}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function Pages({ page, total, onTurn }: { page: number; total: number; onTurn: (page: number) => void }) {
  const t = useAdminText()
  const { count } = useNumberFormat()
  const { first, last, pages } = pageRange({ page, size: pageSize }, total)
  if (pages <= 1) return null
  return (
    <nav
      className="a-foot print:static flex flex-wrap gap-y-1 gap-x-6 items-center min-h-12 py-1 pr-[calc(var(--a-pad)-0.5rem)] pl-[var(--a-pad)] hairline-t text-muted figures max-desk:sticky max-desk:z-4 max-desk:bottom-[calc(var(--bar-h)+env(safe-area-inset-bottom))] max-desk:bg-raised max-desk:group-data-selecting/a-list:hidden"
      aria-label={t('ADMIN.LIST.PAGES')}
    >
      <span className="a-range flex-1">
        {t('ADMIN.LIST.RANGE', { first: count(first), last: count(last), total: count(total) })}
      </span>
      <IconButton
        icon="chevron-left"
        label={t('ADMIN.LIST.PREVIOUS')}
        disabled={page === 0}
        onClick={() => onTurn(page - 1)}
      />
      <span>{`${t('ADMIN.LIST.PAGE')} ${count(page + 1)} ${t('ADMIN.LIST.OF_PAGES', { pages: count(pages) })}`}</span>
      <IconButton
        icon="chevron-right"
        label={t('ADMIN.LIST.NEXT')}
        disabled={page + 1 >= pages}
        onClick={() => onTurn(page + 1)}
      />
    </nav>
  )
}

/** Counts the rejected lines per field, most frequent first. */
export function countsByField(errors: readonly RejectedCell[]): { field: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { field } of errors) counts.set(field, (counts.get(field) ?? 0) + 1)
  return [...counts].map(([field, count]) => ({ field, count })).toSorted((a, b) => b.count - a.count)
}
