import { colorOf, valueOf, type ChartDatum, type ChartDrawingProps } from '../chart'

interface Props {
  chart: ChartDrawingProps
  /** The datum under the pointer or reached with the arrow keys. */
  datum: ChartDatum | undefined
}

/** The values at the pointer; screen readers announce them as the arrow keys move. */
export function ChartTooltip({ chart, datum }: Props) {
  const { index, categories, valueFormatter, indexFormatter } = chart
  return (
    <output className={datum && 'chart-tip'}>
      {datum && (
        <>
          <span className="strong">{indexFormatter(String(datum[index]))}</span>
          {categories.map((category, at) => (
            <span key={category} className={at === 0 ? 'strong' : 'muted'}>
              <i style={{ background: colorOf(chart, at) }} />
              {valueFormatter(valueOf(datum, category))}{' '}
              {categories.length > 1 && <span className="muted">{category}</span>}
            </span>
          ))}
        </>
      )}
    </output>
  )
}

/** The tooltip as recharts' `content` prop. */
export const createTooltip =
  (chart: ChartDrawingProps) =>
  ({ active, payload }: { active: boolean; payload: readonly { payload?: unknown }[] }) => (
    <ChartTooltip
      chart={chart}
      datum={active ? (payload[0]?.payload as ChartDatum | undefined) : undefined}
    />
  )
