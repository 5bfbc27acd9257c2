import { colourOf, numberOf, type DrawnProps } from '../chart'

interface Props {
  chart: DrawnProps
  active: boolean
  /** The name of the datum under the pointer or reached with the arrow keys. */
  name: unknown
}

/** What stands where the pointer is; it is announced as the arrow keys move. */
export function Tip({ chart, active, name }: Props) {
  const { data, index, categories, valueFormatter, indexFormatter } = chart
  const datum = active ? data.find((one) => one[index] === name) : undefined
  return (
    <output className={datum && 'chart-tip'}>
      {datum && (
        <>
          <span className="strong">{indexFormatter(String(name))}</span>
          {categories.map((category, at) => (
            <span key={category} className={at === 0 ? 'strong' : 'muted'}>
              <i style={{ background: colourOf(chart, at) }} />
              {valueFormatter(numberOf(datum, category))}{' '}
              {categories.length > 1 && <span className="muted">{category}</span>}
            </span>
          ))}
        </>
      )}
    </output>
  )
}

/** The same as the chart library wants to be told. */
export const tipOf =
  (chart: DrawnProps) =>
  ({ active, label }: { active: boolean; label?: unknown }) => (
    <Tip chart={chart} active={active} name={label} />
  )
