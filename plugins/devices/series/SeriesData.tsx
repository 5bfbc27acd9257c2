import { useMemo } from 'react'
import { TimeChart } from '@portico/charts/time/TimeChart'
import { domainOf, gapOf, ticksOf, tickText, timeText, wallTime } from '../model/period'
import { rangeOfLine } from '../model/ranges'
import { seriesById, type Line, type SeriesId } from '../model/series'
import { unitOf } from '../model/units'
import { useDevicesText } from '../texts'
import { Actions } from './Actions'
import { Statistics } from './Statistics'
import type { Period } from './usePeriod'
import { useSentence } from './useSentence'
import { ValueTable } from './ValueTable'

interface Props {
  id: SeriesId
  lines: readonly Line[]
  period: Period
  isPatient: boolean
}

/** The sentence first, then the numbers, the chart or the table, and what can be done with them. */
export function SeriesData({ id, lines: all, period, isPatient }: Props) {
  const { date, range, view } = period
  const lines = useMemo(() => all.filter(({ samples }) => samples.length > 0), [all])
  const sentence = useSentence(id, lines, date, range)
  return (
    <>
      <output className="block text-lg font-semibold text-pretty">{sentence}</output>
      <Statistics lines={lines} />
      {view === 'table' ? (
        <ValueTable id={id} lines={lines} isPatient={isPatient} />
      ) : (
        <Chart id={id} lines={lines} period={period} title={sentence} />
      )}
      <Actions id={id} lines={lines} sentence={sentence} period={period} />
    </>
  )
}

function Chart({ id, lines, period: { date, range }, title }: Omit<Props, 'isPatient'> & { title: string }) {
  const { t, language, number } = useDevicesText()
  const series = useMemo(
    () =>
      lines.map((line) => {
        const { show } = unitOf(line.id)
        const points = line.samples.map(({ time, zone, value, min, max }) => ({
          time: wallOf(time, zone, range === 'day'),
          value: show(value),
          ...(min !== undefined &&
            max !== undefined &&
            !seriesById[id].isSum && { min: show(min), max: show(max) }),
        }))
        return { name: t(`DEVICES.LINE.${line.id}`), points }
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- the texts change with the language only
    [id, lines, range, language],
  )
  const [first] = lines
  const bands = lines.flatMap((line, place) => {
    const band = rangeOfLine(line.id)
    return band && !seriesById[id].isSum && line.id !== 'pulse'
      ? [{ from: band.from, to: band.to, series: place }]
      : []
  })
  return (
    <>
      {lines.length > 1 && <Key lines={lines} />}
      <TimeChart
        title={title}
        series={series}
        bands={bands}
        domain={domainOf(date, range)}
        ticks={ticksOf(date, range)}
        gap={gapOf(range)}
        bars={seriesById[id].isSum === true}
        tickFormatter={(time) => tickText(time, range)}
        timeFormatter={(time) => timeText(time, range)}
        valueFormatter={(value) => (first ? number(first.id, unitOf(first.id).read(value)) : '')}
      />
      {bands.length > 0 && <p className="text-sm text-muted">{t('DEVICES.BAND')}</p>}
      {range !== 'day' && series.some(({ points }) => points.some((one) => one.min !== one.max)) && (
        <p className="text-sm text-muted">{t('DEVICES.BARS')}</p>
      )}
    </>
  )
}

/** A day of a month is drawn at its noon. */
function wallOf(time: string, zone: string, isDay: boolean): number {
  const wall = wallTime(time, zone)
  return isDay ? wall : Math.floor(wall / 86_400_000) * 86_400_000 + 43_200_000
}

const Key = ({ lines }: { lines: readonly Line[] }) => {
  const { t } = useDevicesText()
  return (
    <ul className="flex flex-wrap gap-y-1 gap-x-5 [&_li::before]:[content:''] [&_li::before]:inline-block [&_li::before]:w-6 [&_li::before]:me-2 [&_li::before]:[border-top:3px_solid_var(--chart-1)] [&_li::before]:align-middle [&_[data-line='1']::before]:[border-top:3px_dashed_var(--chart-2)] [&_[data-line='2']::before]:[border-top:3px_dotted_var(--text-muted)] text-sm">
      {lines.map(({ id }, place) => (
        <li key={id} data-line={place}>
          {t(`DEVICES.LINE.${id}`)}
        </li>
      ))}
    </ul>
  )
}
