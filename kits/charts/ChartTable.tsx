import { valueOf, type ChartDrawingProps } from './chart'
import { useChartText } from './texts'

/** The data of a chart as a table. */
export function ChartTable({ chart }: { chart: ChartDrawingProps }) {
  const { title, data, index, categories, indexFormatter, valueFormatter } = chart
  const t = useChartText()
  return (
    <section
      className="max-h-54 overflow-auto [&_table]:w-full [&_table]:border-collapse [&_table]:figures [&_:is(th,_td)]:py-1.5 [&_:is(th,_td)]:px-2 [&_:is(th,_td)]:hairline-b [&_:is(th,_td)]:text-end [&_:is(th,_td)]:font-normal [&_tbody_th]:text-start [&_thead_th]:text-muted [&_thead_th]:font-semibold"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users scroll it with the arrow keys
      tabIndex={0}
      aria-label={t('CHARTS.TABLE_OF', { title })}
    >
      <table>
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('CHARTS.WHAT')}</span>
            </th>
            {categories.map((category) => (
              <th key={category} scope="col">
                {category}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((datum, place) => {
            const name = String(datum[index])
            return (
              // The key is the index: names need not be unique.
              <tr key={place}>
                <th scope="row">{indexFormatter(name)}</th>
                {categories.map((category) => (
                  <td key={category}>{valueFormatter(valueOf(datum, category))}</td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
