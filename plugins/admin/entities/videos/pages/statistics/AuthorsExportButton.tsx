import { useText } from '@portico/core/i18n/useText'
import { ExportButton } from '@portico/admin/list/export/ExportButton'
import { saveFile } from '@portico/core/files/saveFile'
import { useCall } from '@portico/core/http/useCall'
import type { DateRange } from '../../../../dateRange/range'
import { columns } from './model/authors'
import { authorsCsv } from './model/csv'
import { useStatisticsFormat } from './useStatisticsFormat'
import type { TextKey } from '../../../../texts'

/** Exports all authors of a date range as `videos.csv`. */
export function AuthorsExportButton({ range }: { range: DateRange }) {
  const t = useText<TextKey>()
  const call = useCall()
  const format = useStatisticsFormat()
  const save = async () => {
    const query = { startDate: range.start, endDate: range.end }
    const authors = await call('GET api/stats/allAuthors', { query, quiet: true })
    const headers = [
      t('ADMIN.VIDEOS.STATS.AUTHOR'),
      ...columns.map((column) => t(`ADMIN.VIDEOS.STATS.COLUMNS.${column}`)),
    ]
    saveFile('videos.csv', new Blob([authorsCsv(range, headers, authors, format)], { type: 'text/csv' }))
  }
  return (
    <ExportButton
      label={t('ADMIN.VIDEOS.STATS.EXPORT')}
      busyText={t('ADMIN.VIDEOS.STATS.EXPORTING')}
      errorText={() => t('ADMIN.VIDEOS.STATS.EXPORT_FAILED')}
      onExport={save}
    />
  )
}
