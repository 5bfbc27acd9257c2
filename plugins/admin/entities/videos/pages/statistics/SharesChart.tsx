import { useText } from '@portico/core/i18n/useText'
import { BarChart } from '@portico/charts/BarChart'
import { topShares } from './model/days'
import { useStatisticsFormat } from './useStatisticsFormat'
import type { TextKey } from '../../../../texts'

interface Props {
  title: string
  counts: Readonly<Record<string, number>>
  /** The label of a key of the counts. */
  nameOf: (key: string) => string
  /** Pixels for the names. */
  yAxisWidth?: number
}

/** Plays by something: the five that count most, and the others together. */
export function SharesChart({ title, counts, nameOf, yAxisWidth = 112 }: Props) {
  const t = useText<TextKey>()
  const { number } = useStatisticsFormat()
  const { first, others } = topShares(counts)
  const plays = t('ADMIN.VIDEOS.STATS.PLAYS')
  const data = [
    ...first.map(([key, count]) => ({ name: nameOf(key), [plays]: count })),
    ...(others
      ? [{ name: t('ADMIN.VIDEOS.STATS.OTHERS', { count: others.kinds }), [plays]: others.count }]
      : []),
  ]
  return (
    <BarChart
      title={title}
      data={data}
      index="name"
      categories={[plays]}
      valueFormatter={number}
      yAxisWidth={yAxisWidth}
    />
  )
}
