import { midSentence } from '@portico/core/format/dates'
import { outliersOf } from '../model/outliers'
import { titleOf } from '../model/period'
import { levelOf, rangeOfLine, type Meal } from '../model/ranges'
import { seriesById, type Line, type Range, type SeriesId } from '../model/series'
import { useDevicesText } from '../texts'
import { useNightSentence } from './night/useNightSentence'
import { useOutlierText } from './useOutlierText'

/** A few sentences about a period: extremes, average, how many values lie in the reference range, and those that stand out. */
export function useSentence(id: SeriesId, lines: readonly Line[], date: string, range: Range): string {
  const { t, language, number, unit } = useDevicesText()
  const within = useWithin()
  const nightOf = useNightSentence()
  const outlierOf = useOutlierText()
  const period = midSentence(titleOf(date, range, language), language)
  const isNight = id === 'sleep' && range === 'day'
  const parts = lines.flatMap((line) => {
    if (isNight) return [nightOf(line.samples)]
    if (line.min === null || line.average === null || line.max === null) return []
    const numbers = {
      name: t(`DEVICES.LINE.${line.id}`),
      min: number(line.id, line.min),
      max: number(line.id, line.max),
      average: number(line.id, line.average),
      unit: unit(line.id),
    }
    const said = t(line.min === line.max ? 'DEVICES.SAID_ONE' : 'DEVICES.SAID', numbers)
    return seriesById[id].isSum ? [said] : [said, ...within(line, range)]
  })
  const estimates = lines.reduce((sum, { samples }) => sum + estimatesOf(samples), 0)
  const found = lines.flatMap(outliersOf)
  const outliers = found.slice(0, MOST_OUTLIERS).map(outlierOf)
  const unnamed = found.length - outliers.length
  return [
    t('DEVICES.PERIOD', { series: t(`DEVICES.SERIES.${id}`), period }),
    ...parts,
    ...(outliers.length > 0 ? [t('DEVICES.OUTLIERS', { list: outliers.join('; ') })] : []),
    ...(unnamed > 0 ? [t('DEVICES.OUTLIERS_MORE', { count: unnamed })] : []),
    ...(estimates > 0 ? [t('DEVICES.ESTIMATES', { count: estimates })] : []),
  ].join(' ')
}

const MOST_OUTLIERS = 3

/** How many values lie in the reference range; of glucose for each meal, where somebody said when it was measured. */
function useWithin() {
  const { t, number } = useDevicesText()
  const countOf = ({ id, samples }: Line, range: Range, meal?: Meal) => {
    const band = rangeOfLine(id, meal)
    if (!band || samples.length === 0) return []
    const inRange = samples.filter(({ value }) => levelOf(id, value, meal) === 'within').length
    const numbers = {
      within: inRange,
      total: samples.length,
      from: number(id, band.from),
      to: number(id, band.to),
    }
    if (meal) return [t('DEVICES.WITHIN_MEAL', { ...numbers, meal: t(`DEVICES.MEAL.${meal}`) })]
    return [t(range === 'day' ? 'DEVICES.WITHIN' : 'DEVICES.WITHIN_DAYS', numbers)]
  }
  return (line: Line, range: Range): string[] => {
    const rest = line.samples.filter(({ meal }) => !meal)
    return [
      ...meals.flatMap((meal) =>
        countOf({ ...line, samples: line.samples.filter((one) => one.meal === meal) }, range, meal),
      ),
      ...countOf({ ...line, samples: rest }, range),
    ]
  }
}

const meals = ['fasting', 'before', 'after'] as const satisfies readonly Meal[]

/** How many values are estimates by the camera: of a day each one says so, of a month each day counts them. */
const estimatesOf = (samples: Line['samples']): number =>
  samples.reduce((sum, { origin, estimates = 0 }) => sum + (origin === 'camera' ? 1 : estimates), 0)
