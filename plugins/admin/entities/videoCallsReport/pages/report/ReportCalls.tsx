import { useText } from '@portico/core/i18n/useText'
import { useDeferredValue, useState } from 'react'
import { useApi } from '@portico/core/http/useApi'
import { useCapability } from '@portico/core/plugin/capability/useCapability'
import { Button } from '@portico/core/ui/actions/Button'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { useIsDesktop } from '@portico/core/ui/layout/useIsDesktop'
import type { CallReport } from '@schemas/generated/entities'
import type { DateRange } from '../../../../dateRange/range'
import { CallCards } from './CallCards'
import { CallTable } from './CallTable'
import { countFilters, noFilter, queryOf, type ReportFilter } from './filter'
import { ReportFilters } from './ReportFilters'
import { Totals } from './Totals'
import type { TextKey } from '../../../../texts'

interface Props {
  range: DateRange
  filter: ReportFilter
  onFilter: (filter: ReportFilter) => void
}

/** The calls of a range that the filters leave, with their totals. Nothing where the API has no such list. */
export function ReportCalls(props: Props) {
  return useCapability('callReport') && <Calls {...props} />
}

function Calls({ range, filter, onFilter }: Props) {
  const t = useText<TextKey>()
  const [page, setPage] = useState(1)
  const sought = useDeferredValue(filter)
  const query = { ...queryOf(range, sought), page }
  const { data, error, isValidating, mutate } = useApi('GET api/video-calls/report', {
    capability: 'callReport',
    query,
    quiet: true,
  })
  const change = (next: ReportFilter) => {
    setPage(1)
    onFilter(next)
  }
  return (
    <section className="stack" aria-label={t('ADMIN.REPORT.CALLS')}>
      <ReportFilters filter={filter} choices={data} onChange={change} />
      {data ? (
        <Found report={data} page={page} onPage={setPage} filter={filter} onFilter={change} />
      ) : error ? (
        <ErrorState title={t('ADMIN.REPORT.FAILED')} busy={isValidating} onRetry={() => void mutate()} />
      ) : (
        <Loading>
          <Skeleton shape="block" height="16rem" />
        </Loading>
      )}
    </section>
  )
}

interface FoundProps extends Pick<Props, 'filter' | 'onFilter'> {
  report: CallReport
  page: number
  onPage: (page: number) => void
}

function Found({ report, page, onPage, filter, onFilter }: FoundProps) {
  const t = useText<TextKey>()
  const isDesktop = useIsDesktop()
  const { lines, totals, pageSize } = report
  const pages = Math.max(1, Math.ceil(totals.lines / pageSize))
  if (totals.lines === 0)
    return (
      <EmptyState
        icon="video"
        title={t('ADMIN.REPORT.NONE')}
        text={t(countFilters(filter) > 0 ? 'ADMIN.REPORT.NONE_FILTERED' : 'ADMIN.REPORT.NONE_TEXT')}
        action={
          countFilters(filter) > 0 && (
            <Button variant="secondary" onClick={() => onFilter(noFilter)}>
              {t('ADMIN.REPORT.CLEAR')}
            </Button>
          )
        }
      />
    )
  return (
    <>
      <Totals totals={totals} />
      {isDesktop ? <CallTable lines={lines} totals={totals} /> : <CallCards lines={lines} />}
      <p className="text-sm text-muted">{t('ADMIN.REPORT.NOTE')}</p>
      <nav className="flex items-center justify-end gap-3" aria-label={t('ADMIN.REPORT.PAGES')}>
        <Button variant="quiet" size="sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
          {t('ADMIN.REPORT.PREVIOUS')}
        </Button>
        <output>{t('ADMIN.REPORT.PAGE', { page, pages })}</output>
        <Button variant="quiet" size="sm" disabled={page >= pages} onClick={() => onPage(page + 1)}>
          {t('ADMIN.REPORT.NEXT')}
        </Button>
      </nav>
    </>
  )
}
