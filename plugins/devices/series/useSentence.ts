import { midSentence } from '@portico/core/format/dates'
import { titleOf } from '../model/period'
import { levelOf, rangeOfLine } from '../model/ranges'
import { seriesById, type Line, type Range, type SeriesId } from '../model/series'
import { useDevicesText } from '../texts'

/** One sentence or two about a period: extremes, average, and how many values lie in the reference range. */
export function useSentence(id: SeriesId, lines: readonly Line[], date: string, range: Range): string {
  const { t, language, number, unit } = useDevicesText()
  const period = midSentence(titleOf(date, range, language), language)
  const parts = lines.flatMap((line) => {
    if (line.min === null || line.average === null || line.max === null) return []
    const numbers = {
      name: t(`DEVICES.LINE.${line.id}`),
      min: number(line.id, line.min),
      max: number(line.id, line.max),
      average: number(line.id, line.average),
      unit: unit(line.id),
    }
    const said = t(line.min === line.max ? 'DEVICES.SAID_ONE' : 'DEVICES.SAID', numbers)
    const band = rangeOfLine(line.id)
    if (!band || seriesById[id].isSum) return [said]
    const within = line.samples.filter(({ value }) => levelOf(line.id, value) === 'within').length
    const counts = { within, total: line.samples.length, from: band.from, to: band.to }
    return [said, t(range === 'day' ? 'DEVICES.WITHIN' : 'DEVICES.WITHIN_DAYS', counts)]
  })
  const estimates = lines.reduce((sum, { samples }) => sum + estimatesOf(samples), 0)
  return [
    t('DEVICES.PERIOD', { series: t(`DEVICES.SERIES.${id}`), period }),
    ...parts,
    ...(estimates > 0 ? [t('DEVICES.ESTIMATES', { count: estimates })] : []),
  ].join(' ')
}

/** How many values are estimates by the camera: of a day each one says so, of a month each day counts them. */
const estimatesOf = (samples: Line['samples']): number =>
  samples.reduce((sum, { origin, estimates = 0 }) => sum + (origin === 'camera' ? 1 : estimates), 0)
