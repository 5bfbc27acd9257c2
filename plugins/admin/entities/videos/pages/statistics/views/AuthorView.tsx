import type { AuthorStatistics } from '@schemas/generated/entities'
import { useText } from '@core/i18n/useText'
import type es from '../../../../../locales/es.json'
import { daysIn, type DateRange } from '../../../../../dateRange/range'
import { percentChange, plainChange } from '../model/changes'
import { Figures } from '../Figures'
import { Marked } from '../Marked'
import { useChanges } from '../useChanges'
import { useWords } from '../useWords'

interface Props {
  stats: AuthorStatistics
  before: AuthorStatistics | undefined
  range: DateRange
}

/** How the videos of one author were played (ADMIN-036). */
export function AuthorView({ stats, before, range }: Props) {
  const t = useText<keyof typeof es>()
  const { number, playTime, times } = useWords()
  const { said, inPercents } = useChanges()
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
      change: said(playTime)(plainChange(stats.reprosAverage, before?.reprosAverage)),
    },
    {
      label: t('ADMIN.VIDEOS.STATS.EARNS'),
      value: `${number(stats.stimatedEarns, 2)} €`,
      change: inPercents(percentChange(stats.stimatedEarns, before?.stimatedEarns)),
    },
  ]
  return (
    <>
      <Marked
        text={t('ADMIN.VIDEOS.STATS.AUTHOR_SEEN', {
          author: stats.ownerFullName,
          days: daysIn(range),
          times: times(stats.realVisualizations),
          impressions: number(stats.impressions),
          time: playTime(stats.totalTimePlay),
        })}
      />
      <Figures figures={figures} />
    </>
  )
}
