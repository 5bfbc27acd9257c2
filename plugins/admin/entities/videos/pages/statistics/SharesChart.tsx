import { BarChart } from '@portico/charts/BarChart'
import { useText } from '@portico/core/i18n/useText'
import type es from '../../../../locales/es.json'
import { topShares } from './model/days'
import { useStatisticsFormat } from './useStatisticsFormat'

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
  const t = useText<keyof typeof es>()
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
