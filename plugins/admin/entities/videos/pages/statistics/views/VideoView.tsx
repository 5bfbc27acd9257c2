import { useText } from '@portico/core/i18n/useText'
import { AreaChart } from '@portico/charts/AreaChart'
import type { VideoStatistics } from '@schemas/generated/entities'
import { rangeDates, dayCount, previousRange, type DateRange } from '../../../../../dateRange/range'
import { percentChange, absoluteChange } from '../model/changes'
import { playsByDay } from '../model/days'
import { Figures } from '../Figures'
import { EmphasizedText } from '../EmphasizedText'
import { SharesChart } from '../SharesChart'
import { useChangeText } from '../useChangeText'
import { useVideoSummary } from '../useVideoSummary'
import { useStatisticsFormat } from '../useStatisticsFormat'
import type { TextKey } from '../../../../../texts'

interface Props {
  stats: VideoStatistics
  /** Of as many days before; undefined where they are not compared. */
  before: VideoStatistics | undefined
  range: DateRange
}

/** How one video was played: a sentence, the numbers, its days, and from where. */
export function VideoView({ stats, before, range }: Props) {
  const t = useText<TextKey>()
  const words = useStatisticsFormat()
  const sentence = useVideoSummary()
  return (
    <>
      <EmphasizedText text={sentence(stats, before, range)} />
      <Figures figures={useFigures(stats, before)} />
      <div className="grid gap-4 items-start [&>*]:min-w-0 desk:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <PlaysChart stats={stats} before={before} range={range} />
        <div className="stack">
          <SharesChart
            title={t('ADMIN.VIDEOS.STATS.BY_COUNTRY')}
            counts={stats.videoStats.assetsByCountry}
            nameOf={words.country}
          />
          <SharesChart
            title={t('ADMIN.VIDEOS.STATS.BY_DEVICE')}
            counts={stats.videoStats.deviceReproduced}
            nameOf={words.device}
          />
        </div>
      </div>
    </>
  )
}

function useFigures({ videoStats: now }: VideoStatistics, before: VideoStatistics | undefined) {
  const t = useText<TextKey>()
  const { number, playTime, wait } = useStatisticsFormat()
  const { describe, inPercents } = useChangeText()
  const was = before?.videoStats
  return [
    {
      label: t('ADMIN.VIDEOS.STATS.PLAYS'),
      value: number(now.visualizations),
      change: inPercents(percentChange(now.visualizations, was?.visualizations)),
    },
    {
      label: t('ADMIN.VIDEOS.STATS.TOTAL'),
      value: playTime(now.totalTimePlay),
      change: inPercents(percentChange(now.totalTimePlay, was?.totalTimePlay)),
    },
    {
      label: t('ADMIN.VIDEOS.STATS.AVERAGE'),
      value: playTime(now.reprosAverage),
      change: describe(playTime)(absoluteChange(now.reprosAverage, was?.reprosAverage)),
    },
    {
      label: t('ADMIN.VIDEOS.STATS.WAIT'),
      value: wait(now.mediaLoadTime),
      isCost: true,
      change: describe(wait)(absoluteChange(now.mediaLoadTime, was?.mediaLoadTime, 1)),
    },
  ]
}

/** Day by day, with the day as many days before beside it. */
function PlaysChart({ stats, before, range }: Props) {
  const t = useText<TextKey>()
  const words = useStatisticsFormat()
  const now = t('ADMIN.VIDEOS.STATS.NOW')
  const then = t('ADMIN.VIDEOS.STATS.THEN', { days: dayCount(range) })
  const plays = playsByDay(stats, range)
  const earlier = before && playsByDay(before, previousRange(range))
  const data = rangeDates(range).map((day, at) => ({
    day,
    [now]: plays[at] ?? 0,
    ...(earlier && { [then]: earlier[at] ?? 0 }),
  }))
  return (
    <AreaChart
      title={t('ADMIN.VIDEOS.STATS.BY_DAY')}
      data={data}
      index="day"
      categories={earlier ? [now, then] : [now]}
      valueFormatter={words.number}
      tickFormatter={words.shortDay}
      indexFormatter={words.date}
    />
  )
}
