import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { localDate, browserZone } from '@portico/core/format/dates'
import { Button } from '@portico/core/ui/actions/Button'
import { Card } from '@portico/core/ui/layout/Card'
import { presetRange, rangeError, type DateRange } from '../../../../dateRange/range'
import { RangeFields } from '../../../../dateRange/RangeFields'
import { Downloads } from './Downloads'
import { RangeText } from './RangeText'
import './report.css'
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
    <div className="a-body report">
      <header>
        <h1 className="a-title">{t('ADMIN.REPORT')}</h1>
        <p className="muted">{t('ADMIN.REPORT.HINT')}</p>
      </header>
      <div className="report-columns">
        <Card as="section" aria-label={t('ADMIN.DATES.TITLE')}>
          <RangeFields presets={presets} range={range} today={today} onChange={setRange} />
          <footer className="report-foot">
            {isValid && <RangeText range={range} />}
            <Button icon="download" disabled={!isValid} onClick={() => void start(range)}>
              {t('ADMIN.REPORT.DOWNLOAD')}
            </Button>
          </footer>
        </Card>
        <aside className="report-side" aria-label={t('ADMIN.REPORT.FILE')}>
          <section>
            <h2>{t('ADMIN.REPORT.FILE')}</h2>
            <p className="muted">{t('ADMIN.REPORT.FILE_HINT')}</p>
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
