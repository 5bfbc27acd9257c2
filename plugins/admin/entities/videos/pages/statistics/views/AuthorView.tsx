import { useText } from '@portico/core/i18n/useText'
import type { AuthorStatistics } from '@schemas/generated/entities'
import { dayCount, type DateRange } from '../../../../../dateRange/range'
import { percentChange, absoluteChange } from '../model/changes'
import { Figures } from '../Figures'
import { EmphasizedText } from '../EmphasizedText'
import { useChangeText } from '../useChangeText'
import { useStatisticsFormat } from '../useStatisticsFormat'
import type { TextKey } from '../../../../../texts'

interface Props {
  stats: AuthorStatistics
  before: AuthorStatistics | undefined
  range: DateRange
}

/** How the videos of one author were played. */
export function AuthorView({ stats, before, range }: Props) {
  const t = useText<TextKey>()
  const { number, playTime, hours, times } = useStatisticsFormat()
  const { describe, inPercents } = useChangeText()
  const figures = [
    {
      label: t('ADMIN.VIDEOS.STATS.PLAYS'),
      value: number(stats.realVisualizations),
      change: inPercents(percentChange(stats.realVisualizations, before?.realVisualizations)),
    },
    {
      label: t('ADMIN.VIDEOS.STATS.TOTAL'),
      value: playTime(stats.totalTimePlay),
      change: inPercents(percentChange(stats.totalTimePlay, before?.totalTimePlay)),
    },
    {
      label: t('ADMIN.VIDEOS.STATS.AVERAGE'),
      value: playTime(stats.reprosAverage),
      change: describe(playTime)(absoluteChange(stats.reprosAverage, before?.reprosAverage)),
    },
    {
      label: t('ADMIN.VIDEOS.STATS.EARNS'),
      value: `${number(stats.stimatedEarns, 2)} €`,
      change: inPercents(percentChange(stats.stimatedEarns, before?.stimatedEarns)),
    },
  ]
  return (
    <>
      <EmphasizedText
        text={t('ADMIN.VIDEOS.STATS.AUTHOR_SEEN', {
          author: stats.ownerFullName,
          days: dayCount(range),
          times: times(stats.realVisualizations),
          impressions: number(stats.impressions),
          time: hours(stats.totalTimePlay),
        })}
      />
      <Figures figures={figures} />
    </>
  )
}
