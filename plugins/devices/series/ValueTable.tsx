import { useMemo } from 'react'
import { browserZone, formatDate, formatNumericDate, formatTime } from '@portico/core/format/dates'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { outliersOf } from '../model/outliers'
import { levelOf } from '../model/ranges'
import { rowsOfLines, type Row } from '../model/rows'
import type { Line, SeriesId } from '../model/series'
import { useDevicesText } from '../texts'

interface Props {
  id: SeriesId
  lines: readonly Line[]
  /** Nothing can be corrected. */
  isPatient: boolean
}

/** The values as a table, the newest first; a single reading leads to its correction. */
export function ValueTable({ id, lines, isPatient }: Props) {
  const rows = useMemo(() => rowsOfLines(lines), [lines])
  const outliers = useMemo(() => new Set(lines.flatMap(outliersOf).map(({ sample }) => sample)), [lines])
  const { t, cell } = useDevicesText()
  const label = t('DEVICES.TABLE_OF', { series: t(`DEVICES.SERIES.${id}`) })
  return (
    <section
      className="max-h-104 overflow-auto hairline rounded-control [&_table]:w-full [&_table]:border-collapse [&_table]:figures [&_:is(th,_td)]:py-2 [&_:is(th,_td)]:px-3 [&_:is(th,_td)]:hairline-b [&_:is(th,_td)]:text-start [&_:is(th,_td)]:font-normal [&_thead_th]:text-muted [&_thead_th]:font-semibold print:max-h-none print:overflow-visible"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users scroll it with the arrow keys
      tabIndex={0}
      aria-label={label}
    >
      <table>
        <caption className="sr-only">{t(`DEVICES.SERIES.${id}`)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('DEVICES.WHEN')}</th>
            {lines.map((line) => (
              <th key={line.id} scope="col">
                {t(`DEVICES.LINE.${line.id}`)}
              </th>
            ))}
            <th scope="col">{t('DEVICES.ORIGIN')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map((row) => (
            <tr key={row.key}>
              <th scope="row">
                <When row={row} />
              </th>
              {lines.map((line) => {
                const sample = row.values.get(line.id)
                const level = sample && levelOf(line.id, sample.value, sample.meal)
                return (
                  <td key={line.id}>
                    {sample && cell(line.id, sample.value)}
                    {level && level !== 'within' && <small> · {t(`DEVICES.LEVEL_SHORT.${level}`)}</small>}
                    {sample?.meal && <small> · {t(`DEVICES.MEAL.${sample.meal}`)}</small>}
                    {sample?.confirmed && <small> · {t('DEVICES.CONFIRMED')}</small>}
                    {sample && outliers.has(sample) && <strong> · {t('DEVICES.DOUBTFUL')}</strong>}
                  </td>
                )
              })}
              <td>
                <Origin row={row} isPatient={isPatient} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The time at the place of the measurement; the zone is named where it is not the browser's. */
function When({ row: { time, zone, isDay, date } }: { row: Row }) {
  if (isDay) return date === undefined ? formatDate(time, zone) : formatNumericDate(date)
  return (
    <>
      {formatDate(time, zone)}, {formatTime(time, zone)}
      {zone !== browserZone() && <small className="text-muted"> {zone}</small>}
    </>
  )
}

function Origin({ row, isPatient }: { row: Row; isPatient: boolean }) {
  const { t, origin, sourceName } = useDevicesText()
  const { id: route } = useRoute()
  const { readingId, origin: by, source, values } = row
  if (readingId === undefined) {
    const samples = [...values.values()]
    const estimates = Math.max(...samples.map((sample) => sample.estimates ?? 0))
    return [
      ...(by ? [sourceName({ origin: by, source: source ?? null })] : []),
      t('DEVICES.COUNT', { count: Math.max(...samples.map((sample) => sample.count ?? 1)) }),
      ...(estimates > 0 ? [t('DEVICES.ESTIMATES_OF_DAY', { count: estimates })] : []),
    ].join(' · ')
  }
  return (
    <>
      {origin(by, source)}{' '}
      {!isPatient && (
        <Link className="link" to={route} params={{ series: 'reading', id: String(readingId) }}>
          {t('DEVICES.CORRECT')}
        </Link>
      )}
    </>
  )
}
