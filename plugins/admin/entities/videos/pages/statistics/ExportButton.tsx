import { useState } from 'react'
import { useCall } from '@core/http/useCall'
import { useText } from '@core/i18n/useText'
import { Button } from '@core/ui/actions/Button'
import { toast } from '@core/ui/feedback/toast'
import type es from '../../../../locales/es.json'
import { saveFile } from '@core/files/saveFile'
import type { DateRange } from '../../../../dateRange/range'
import { columns } from './model/authors'
import { authorsCsv } from './model/csv'
import { useStatisticsFormat } from './useStatisticsFormat'

/** All authors of the dates as `videos.csv` (CONST-036). */
export function ExportButton({ range }: { range: DateRange }) {
  const t = useText<keyof typeof es>()
  const call = useCall()
  const words = useStatisticsFormat()
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      const query = { startDate: range.start, endDate: range.end }
      const authors = await call('GET api/stats/allAuthors', { query, quiet: true })
      const heads = [
        t('ADMIN.VIDEOS.STATS.AUTHOR'),
        ...columns.map((column) => t(`ADMIN.VIDEOS.STATS.COLUMNS.${column}`)),
      ]
      saveFile('videos.csv', new Blob([authorsCsv(range, heads, authors, words)], { type: 'text/csv' }))
    } catch {
      toast({ tone: 'error', text: t('ADMIN.VIDEOS.STATS.EXPORT_FAILED') })
    }
    setBusy(false)
  }
  return (
    <Button
      variant="secondary"
      icon="download"
      busy={busy}
      busyText={t('ADMIN.VIDEOS.STATS.EXPORTING')}
      onClick={() => void run()}
    >
      {t('ADMIN.VIDEOS.STATS.EXPORT')}
    </Button>
  )
}
