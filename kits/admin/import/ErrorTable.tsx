import { useState } from 'react'
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

function Rows<E extends RejectedCell>({ errors, describe }: Omit<Props<E>, 'entity'>) {
  const t = useAdminText()
  return (
    <div className="a-import-errors">
      <table>
        <caption className="sr-only">{t('ADMIN.IMPORT.REPORT_CAPTION')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('ADMIN.IMPORT.REPORT_LINE')}</th>
            <th scope="col">{t('ADMIN.IMPORT.REPORT_FIELD')}</th>
            <th scope="col">{t('ADMIN.IMPORT.REPORT_VALUE')}</th>
            <th scope="col">{t('ADMIN.IMPORT.REPORT_WHY')}</th>
          </tr>
        </thead>
        <tbody>
          {errors.map((error) => {
            const { line, field, value, why } = describe(error)
            return (
              <tr key={`${error.line} ${error.field}`}>
                <td>
                  <span className="hidden max-desk:inline">{t('ADMIN.IMPORT.REPORT_LINE')} </span>
                  {line}
                </td>
                <th scope="row">{field}</th>
                <td>
                  {value ? (
                    <code>{value}</code>
                  ) : (
                    <span className="text-muted">{t('ADMIN.IMPORT.REPORT_EMPTY')}</span>
                  )}
                </td>
                <td>{why}</td>
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
      className="a-foot flex flex-wrap gap-y-1 gap-x-6 items-center min-h-12 py-1 pr-[calc(var(--a-pad)-0.5rem)] pl-[var(--a-pad)] hairline-t text-muted figures max-desk:sticky max-desk:z-4 max-desk:bottom-[calc(var(--bar-h)+env(safe-area-inset-bottom))] max-desk:bg-raised max-desk:group-data-selecting/a-list:hidden"
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
