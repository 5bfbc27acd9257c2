import { useMemo } from 'react'
import { TimeChart } from '@portico/charts/time/TimeChart'
import type { DeviceLines } from '../model/devices'
import { outliersOf, type Outlier } from '../model/outliers'
import { domainOf, gapOf, ticksOf, tickText, timeText, wallTime } from '../model/period'
import { rangeOfLine } from '../model/ranges'
import { seriesById, type Line, type SeriesId } from '../model/series'
import { unitOf } from '../model/units'
import { useDevicesText } from '../texts'
import { drawingOf, wallOf, type TimeSeries } from './drawing'
import { LineKey } from './LineKey'
import type { Period } from './usePeriod'

interface Props {
  id: SeriesId
  lines: readonly Line[]
  /** Where several devices are told apart, those that are shown. */
  devices: readonly DeviceLines[]
  period: Period
  title: string
}

/** The chart of a series: a line for each measure, or one for each device. */
export function SeriesChart({ id, lines, devices, period: { date, range }, title }: Props) {
  const { t, language, number, sourceName } = useDevicesText()
  const { isSum = false } = seriesById[id]
  const { series, isSpan } = useMemo(
    () => drawingOf(id, lines, devices, range, { name: (line) => t(`DEVICES.LINE.${line}`), sourceName }),
    // oxlint-disable-next-line react/exhaustive-deps -- the texts change with the language only
    [id, lines, devices, range, language],
  )
  const [first] = lines
  const bands = isSum ? [] : bandsOf(lines)
  const said = (value: number) => (first ? number(first.id, unitOf(first.id).read(value)) : '')
  return (
    <>
      {devices.length === 0 && lines.length > 1 && <LineKey lines={lines} />}
      <TimeChart
        title={title}
        series={series}
        bands={bands}
        marks={lines.flatMap(outliersOf).map((one) => markOf(one, range === 'day', t('DEVICES.DOUBTFUL')))}
        domain={domainOf(date, range)}
        ticks={ticksOf(date, range)}
        gap={gapOf(range)}
        bars={isSum}
        spans={isSpan}
        tickFormatter={(time) => tickText(time, range)}
        timeFormatter={(time) => timeText(time, range)}
        valueFormatter={said}
        rangeFormatter={([low, high]) => `${said(high)}/${said(low)}`}
      />
      {bands.length > 0 && <p className="text-sm text-muted">{t('DEVICES.BAND')}</p>}
      {isSpan ? (
        <p className="text-sm text-muted">{t('DEVICES.SPANS')}</p>
      ) : (
        range !== 'day' && hasRanges(series) && <p className="text-sm text-muted">{t('DEVICES.BARS')}</p>
      )}
    </>
  )
}

const hasRanges = (series: readonly TimeSeries[]): boolean =>
  series.some(({ points }) => points.some((one) => one.min !== one.max))

const bandsOf = (lines: readonly Line[]) =>
  lines.flatMap(({ id }, place) => {
    const band = rangeOfLine(id)
    const { show } = unitOf(id)
    return band && id !== 'pulse' ? [{ from: show(band.from), to: show(band.to), series: place }] : []
  })

function markOf({ line, sample, value }: Outlier, isDay: boolean, word: string) {
  const shown = unitOf(line).show(value)
  const { time, zone, date } = sample
  const at = isDay ? wallTime(time, zone) : wallOf(time, zone, date)
  return { time: at, value: shown, text: word }
}
