import { useState } from 'react'
import { pageRange } from '@kits/admin/list/listState'
import { useFieldTexts } from '@kits/admin/texts'
import { ChipToggle } from '@core/ui/forms/ChipToggle'
import { IconButton } from '@core/ui/actions/IconButton'
import { useUsersText } from '../../texts'
import { countsByField, type RejectedField } from './progress'
import { useErrorText } from './useErrorText'
import { useNumberFormat } from './useNumberFormat'

const pageSize = 25

/** Each field that is out: its line, what stood there and why; narrowed to one field, and in pages. */
export function ErrorTable({ faults }: { faults: readonly RejectedField[] }) {
  const t = useUsersText()
  const { label } = useFieldTexts('USER')
  const { count } = useNumberFormat()
  const [field, narrow] = useState<string | null>(null)
  const [page, turn] = useState(0)
  const choose = (to: string | null) => {
    narrow(to)
    turn(0)
  }
  const shown = field === null ? faults : faults.filter((one) => one.field === field)
  return (
    <>
      <fieldset className="a-fault-filters">
        <legend className="visually-hidden">{t('ADMIN.USERS.REPORT_BY_FIELD')}</legend>
        <ChipToggle pressed={field === null} onChange={() => choose(null)}>
          {t('ADMIN.USERS.REPORT_ALL')} <b>{count(faults.length)}</b>
        </ChipToggle>
        {countsByField(faults).map((one) => (
          <ChipToggle
            key={one.field}
            pressed={field === one.field}
            onChange={(on) => choose(on ? one.field : null)}
          >
            {label(one.field)} <b>{count(one.count)}</b>
          </ChipToggle>
        ))}
      </fieldset>
      <Rows faults={shown.slice(page * pageSize, (page + 1) * pageSize)} />
      <Pages page={page} total={shown.length} onTurn={turn} />
    </>
  )
}

function Rows({ faults }: { faults: readonly RejectedField[] }) {
  const t = useUsersText()
  const wordsOf = useErrorText()
  return (
    <div className="a-faults">
      <table>
        <caption className="visually-hidden">{t('ADMIN.USERS.REPORT_CAPTION')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('ADMIN.USERS.REPORT_LINE')}</th>
            <th scope="col">{t('ADMIN.USERS.REPORT_FIELD')}</th>
            <th scope="col">{t('ADMIN.USERS.REPORT_VALUE')}</th>
            <th scope="col">{t('ADMIN.USERS.REPORT_WHY')}</th>
          </tr>
        </thead>
        <tbody>
          {faults.map((fault) => {
            const { line, field, value, why } = wordsOf(fault)
            return (
              <tr key={`${fault.line} ${fault.field}`}>
                <td>
                  <span className="a-fault-line">{t('ADMIN.USERS.REPORT_LINE')} </span>
                  {line}
                </td>
                <th scope="row">{field}</th>
                <td>
                  {value ? (
                    <code>{value}</code>
                  ) : (
                    <span className="muted">{t('ADMIN.USERS.REPORT_EMPTY')}</span>
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
  const t = useUsersText()
  const { count } = useNumberFormat()
  const { first, last, pages } = pageRange({ page, size: pageSize }, total)
  return (
    <nav className="a-foot" aria-label={t('ADMIN.LIST.PAGES')}>
      <span className="a-range">
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
