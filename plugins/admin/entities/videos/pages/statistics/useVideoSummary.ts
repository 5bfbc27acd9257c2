import { useText } from '@portico/core/i18n/useText'
import type { VideoStatistics } from '@schemas/generated/entities'
import { rangeDates, dayCount, type DateRange } from '../../../../dateRange/range'
import { growth, playsByDay, topShares } from './model/days'
import { useStatisticsFormat } from './useStatisticsFormat'
import type { TextKey } from '../../../../texts'

/** Returns a function that summarizes the plays of a video in a sentence: how often, how long, on which day most, and from where. */
export function useVideoSummary() {
  const t = useText<TextKey>()
  const words = useStatisticsFormat()
  return (stats: VideoStatistics, before: VideoStatistics | undefined, range: DateRange): string => {
    const { visualizations: plays, totalTimePlay, assetsByCountry, deviceReproduced } = stats.videoStats
    const days = dayCount(range)
    if (plays === 0) return t('ADMIN.VIDEOS.STATS.NEVER', { days })
    const percent = before && growth(plays, before.videoStats.visualizations)
    const than =
      percent == null
        ? ''
        : t(`ADMIN.VIDEOS.STATS.THAN_${directionKey(percent)}`, { percent: Math.abs(percent), days })
    const values = playsByDay(stats, range)
    const most = Math.max(...values)
    const [[country] = ['']] = topShares(assetsByCountry).first
    const [[device] = ['']] = topShares(deviceReproduced).first
    return [
      t('ADMIN.VIDEOS.STATS.SEEN', {
        days,
        times: words.times(plays),
        than,
        time: words.hours(totalTimePlay),
      }),
      t('ADMIN.VIDEOS.STATS.BEST', {
        day: words.day(rangeDates(range)[values.indexOf(most)] ?? range.start),
        most: words.number(most),
      }),
      t('ADMIN.VIDEOS.STATS.FROM', {
        country: words.country(country),
        device: words.device(device),
        tenths: Math.round(((assetsByCountry[country] ?? 0) / plays) * 10),
      }),
    ].join(' ')
  }
}

const directionKey = (percent: number) => (percent > 0 ? 'MORE' : percent < 0 ? 'LESS' : 'SAME')
