import { useText } from '@portico/core/i18n/useText'
import type { AuthorStatistics } from '@schemas/generated/entities'
import { dayCount, type DateRange } from '../../../../../dateRange/range'
import { totals } from '../model/authors'
import { EmphasizedText } from '../EmphasizedText'
import { SharesChart } from '../SharesChart'
import { useStatisticsFormat } from '../useStatisticsFormat'
import type { TextKey } from '../../../../../texts'

/** The statistics of all authors: a summary sentence and the plays by author. */
export function AllView({ authors, range }: { authors: readonly AuthorStatistics[]; range: DateRange }) {
  const t = useText<TextKey>()
  const { times, hours } = useStatisticsFormat()
  const { realVisualizations, totalTimePlay } = totals(authors)
  const names = new Map(authors.map((author) => [author.ownerId, author.ownerFullName]))
  return (
    <>
      <EmphasizedText
        text={t('ADMIN.VIDEOS.STATS.ALL_SEEN', {
          days: dayCount(range),
          times: times(realVisualizations),
          time: hours(totalTimePlay),
        })}
      />
      <SharesChart
        title={t('ADMIN.VIDEOS.STATS.BY_AUTHOR')}
        counts={Object.fromEntries(authors.map((author) => [author.ownerId, author.realVisualizations]))}
        nameOf={(id) => names.get(id) ?? ''}
        yAxisWidth={150}
      />
    </>
  )
}
