import type { ComponentProps } from 'react'
import type { TimeChart } from '@portico/charts/time/TimeChart'
import type { MeasurementSample, SeriesSource } from '@schemas/generated/entities'
import type { DeviceLines } from '../model/devices'
import type { LineId } from '../model/lines'
import { wallTime } from '../model/period'
import { seriesById, type Line, type Range, type SeriesId } from '../model/series'
import { unitOf } from '../model/units'

/** A line or the bars of a chart. */
export type TimeSeries = ComponentProps<typeof TimeChart>['series'][number]
type TimePoint = TimeSeries['points'][number]

const DAY_MS = 86_400_000

interface Names {
  name: (line: LineId) => string
  sourceName: (source: SeriesSource) => string
}

/** A day of a month is drawn at its noon; a night on the date on which it ends. */
export const wallOf = (time: string, zone: string, date?: string): number => {
  const wall = date === undefined ? wallTime(time, zone) : Date.parse(date)
  return Math.floor(wall / DAY_MS) * DAY_MS + DAY_MS / 2
}

/**
 * What a chart draws of a series: a line for each measure, or where devices are told apart one for each device. A blood pressure
 * of several devices is a bar from its lower to its upper value.
 */
export function drawingOf(
  id: SeriesId,
  lines: readonly Line[],
  devices: readonly DeviceLines[],
  range: Range,
  { name, sourceName }: Names,
): { series: TimeSeries[]; isSpan: boolean } {
  const isDay = range === 'day'
  if (devices.length === 0)
    return {
      isSpan: false,
      series: lines.map((line) => ({ name: name(line.id), points: pointsOf(id, line, isDay) })),
    }
  if (id === 'blood-pressure')
    return {
      isSpan: true,
      series: devices.map((device) => ({ name: sourceName(device.source), points: spansOf(device, isDay) })),
    }
  return {
    isSpan: false,
    series: devices.map((device) => ({
      name: sourceName(device.source),
      points: device.lines[0] ? pointsOf(id, device.lines[0], isDay) : [],
    })),
  }
}

const timeOf = ({ time, zone, date }: MeasurementSample, isDay: boolean): number =>
  isDay ? wallTime(time, zone) : wallOf(time, zone, date)

function pointsOf(id: SeriesId, { id: line, samples }: Line, isDay: boolean): TimePoint[] {
  const { show } = unitOf(line)
  const { isSum = false } = seriesById[id]
  return samples.map((sample) => {
    const { value, min, max } = sample
    return {
      time: timeOf(sample, isDay),
      value: show(value),
      ...(min !== undefined && max !== undefined && !isSum && { min: show(min), max: show(max) }),
    }
  })
}

/** The upper values, each with the lower one of the same reading or day. */
function spansOf({ lines }: DeviceLines, isDay: boolean): TimePoint[] {
  const sampleKeyOf = ({ readingId, date, time }: MeasurementSample) => readingId ?? date ?? time
  const samplesOf = (line: LineId) => lines.find(({ id }) => id === line)?.samples ?? []
  const lower = new Map(samplesOf('diastolic').map((sample) => [sampleKeyOf(sample), sample.value]))
  return samplesOf('systolic').map((sample) => ({
    time: timeOf(sample, isDay),
    value: sample.value,
    min: lower.get(sampleKeyOf(sample)) ?? sample.value,
    max: sample.value,
  }))
}
