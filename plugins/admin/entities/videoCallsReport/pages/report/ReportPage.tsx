import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { localDate, browserZone } from '@portico/core/format/dates'
import { Button } from '@portico/core/ui/actions/Button'
import { Card } from '@portico/core/ui/layout/Card'
import { presetRange, rangeError, type DateRange } from '../../../../dateRange/range'
import { RangeFields } from '../../../../dateRange/RangeFields'
import { Downloads } from './Downloads'
import { RangeText } from './RangeText'
import { useDownloads } from './useDownloads'
import type { TextKey } from '../../../../texts'

const presets = ['LAST_MONTH', 'THIS_MONTH', 'LAST_7_DAYS', 'THIS_YEAR'] as const

/** The columns of the file. */
const columns = ['WHEN', 'DURATION', 'DOCTOR', 'PATIENT', 'SERVICE', 'PAYER', 'STATUS'] as const

/** Downloads the video calls of a date range, by default last month. */
export default function ReportPage() {
  const t = useText<TextKey>()
  const [today] = useState(() => localDate(Date.now(), browserZone()))
  const [range, setRange] = useState<DateRange>(() => presetRange('LAST_MONTH', today))
  const { downloads, start, stop } = useDownloads()
  const isValid = rangeError(range) === null
  return (
    <div className="pt-4 px-[var(--a-pad)] grid gap-4 max-w-264 pb-8">
      <header>
        <h1 className="text-[1.375rem]/[1.75rem] font-bold">{t('ADMIN.REPORT')}</h1>
        <p className="text-muted">{t('ADMIN.REPORT.HINT')}</p>
      </header>
      <div className="grid gap-8 items-start content-start min-w-0 [&>*]:min-w-0 desk:grid-cols-[minmax(0,1fr)_17rem]">
        <Card as="section" aria-label={t('ADMIN.DATES.TITLE')}>
          <RangeFields presets={presets} range={range} today={today} onChange={setRange} />
          <footer className="flex flex-wrap items-center gap-y-4 gap-x-6 mt-4 pt-4 hairline-t [&>p]:grow [&>p]:basis-64 [&>p]:text-pretty">
            {isValid && <RangeText range={range} />}
            <Button icon="download" disabled={!isValid} onClick={() => void start(range)}>
              {t('ADMIN.REPORT.DOWNLOAD')}
            </Button>
          </footer>
        </Card>
        <aside
          className="grid gap-8 items-start content-start min-w-0 [&_h2]:text-[0.9375rem] [&_h2]:font-strong [&_li]:py-1 [&_li]:hairline-b"
          aria-label={t('ADMIN.REPORT.FILE')}
        >
          <section>
            <h2>{t('ADMIN.REPORT.FILE')}</h2>
            <p className="text-muted">{t('ADMIN.REPORT.FILE_HINT')}</p>
            <ul>
              {columns.map((column) => (
                <li key={column}>{t(`ADMIN.REPORT.COLUMNS.${column}`)}</li>
              ))}
            </ul>
          </section>
          <Downloads downloads={downloads} onStop={stop} />
        </aside>
      </div>
    </div>
  )
}
