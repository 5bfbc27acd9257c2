import type { VideoStatistics } from '@schemas/generated/entities'
import { useText } from '@core/i18n/useText'
import type es from '../../../../locales/es.json'
import { datesOf, daysIn, type DateRange } from '../../../../dateRange/range'
import { growth, playsByDay, sharesOf } from './model/days'
import { useWords } from './useWords'

/** What a director would read aloud: how often, for how long, on which day most, and from where (README of the drawings, 6). */
export function useVideoSentence() {
  const t = useText<keyof typeof es>()
  const words = useWords()
  return (stats: VideoStatistics, before: VideoStatistics | undefined, range: DateRange): string => {
    const { visualizations: plays, totalTimePlay, assetsByCountry, deviceReproduced } = stats.videoStats
    const days = daysIn(range)
    if (plays === 0) return t('ADMIN.VIDEOS.STATS.NEVER', { days })
    const percent = before && growth(plays, before.videoStats.visualizations)
    const than =
      percent == null
        ? ''
        : t(`ADMIN.VIDEOS.STATS.THAN_${moreOf(percent)}`, { percent: Math.abs(percent), days })
    const values = playsByDay(stats, range)
    const most = Math.max(...values)
    const [[country] = ['']] = sharesOf(assetsByCountry).first
    const [[device] = ['']] = sharesOf(deviceReproduced).first
    return [
      t('ADMIN.VIDEOS.STATS.SEEN', {
        days,
        times: words.times(plays),
        than,
        time: words.playTime(totalTimePlay),
      }),
      t('ADMIN.VIDEOS.STATS.BEST', {
        day: words.day(datesOf(range)[values.indexOf(most)] ?? range.start),
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

const moreOf = (percent: number) => (percent > 0 ? 'MORE' : percent < 0 ? 'LESS' : 'SAME')
