import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { localDate, browserZone } from '@portico/core/format/dates'
import { Button } from '@portico/core/ui/actions/Button'
import { Card } from '@portico/core/ui/layout/Card'
import { presetRange, rangeError, type DateRange } from '../../../../dateRange/range'
import { RangeFields } from '../../../../dateRange/RangeFields'
import { Downloads } from './Downloads'
import { noFilter, type ReportFilter } from './filter'
import { RangeText } from './RangeText'
import { ReportCalls } from './ReportCalls'
import { useDownloads } from './useDownloads'
import type { TextKey } from '../../../../texts'

const presets = ['LAST_MONTH', 'THIS_MONTH', 'LAST_7_DAYS', 'THIS_YEAR'] as const

/** The video calls of a date range, by default last month: as a list with totals, and as a file. */
export default function ReportPage() {
  const t = useText<TextKey>()
  const [today] = useState(() => localDate(Date.now(), browserZone()))
  const [range, setRange] = useState<DateRange>(() => presetRange('LAST_MONTH', today))
  const [filter, setFilter] = useState<ReportFilter>(noFilter)
  const { downloads, start, stop } = useDownloads()
  const isValid = rangeError(range) === null
  return (
    <div className="pt-4 px-[var(--a-pad)] grid gap-4 max-w-360 pb-8">
      <header>
        <h1 className="text-[1.375rem]/[1.75rem] font-bold">{t('ADMIN.REPORT')}</h1>
        <p className="text-muted">{t('ADMIN.REPORT.HINT')}</p>
      </header>
      <Card as="section" aria-label={t('ADMIN.DATES.TITLE')}>
        <RangeFields presets={presets} range={range} today={today} onChange={setRange} />
        <footer className="flex flex-wrap items-center gap-y-4 gap-x-6 mt-4 pt-4 hairline-t [&>p]:grow [&>p]:basis-64 [&>p]:text-pretty">
          {isValid && <RangeText range={range} />}
          <Button icon="download" disabled={!isValid} onClick={() => void start(range, filter)}>
            {t('ADMIN.REPORT.DOWNLOAD')}
          </Button>
        </footer>
      </Card>
      <Downloads downloads={downloads} onStop={stop} />
      {isValid && (
        <ReportCalls key={`${range.start} ${range.end}`} range={range} filter={filter} onFilter={setFilter} />
      )}
    </div>
  )
}
