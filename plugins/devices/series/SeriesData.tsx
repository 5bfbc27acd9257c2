import { useMemo } from 'react'
import type { SeriesSource } from '@schemas/generated/entities'
import { mergeLines, type DeviceLines } from '../model/devices'
import { seriesById, type Line, type SeriesId } from '../model/series'
import { Actions } from './Actions'
import { DeviceChoice } from './DeviceChoice'
import { Night } from './night/Night'
import { Outliers } from './Outliers'
import { SeriesChart } from './SeriesChart'
import { SourceChoice } from './SourceChoice'
import { Statistics } from './Statistics'
import { useShownDevices } from './useShownDevices'
import type { usePeriod } from './usePeriod'
import { useSentence } from './useSentence'
import { ValueTable } from './ValueTable'

interface Props {
  id: SeriesId
  lines: readonly Line[]
  /** Where several devices measured, the lines of each. */
  devices: readonly DeviceLines[]
  sources: readonly SeriesSource[]
  period: ReturnType<typeof usePeriod>
  isPatient: boolean
}

/** The sentence first, then the numbers, the chart or the table, and what can be done with them. */
export function SeriesData({ id, lines: all, devices, sources, period, isPatient }: Props) {
  const { date, range, view } = period
  const { shown, isShown, toggle } = useShownDevices(devices)
  const lines = useMemo(
    () => (shown.length > 0 ? mergeLines(shown) : all).filter(({ samples }) => samples.length > 0),
    [all, shown],
  )
  const isNight = id === 'sleep' && range === 'day'
  const sentence = useSentence(id, lines, date, range)
  return (
    <>
      <output className="block text-lg font-semibold text-pretty">{sentence}</output>
      {!isNight && <Statistics lines={lines} />}
      <DeviceChoice devices={devices} isShown={isShown} onToggle={toggle} />
      {view === 'table' ? (
        <ValueTable id={id} lines={lines} isPatient={isPatient} />
      ) : isNight ? (
        <Night lines={lines} title={sentence} />
      ) : (
        <SeriesChart id={id} lines={lines} devices={shown} period={period} title={sentence} />
      )}
      <Outliers lines={lines} isPatient={isPatient} />
      {seriesById[id].isSum && <SourceChoice id={id} sources={sources} period={period} lines={lines} />}
      <Actions id={id} lines={lines} sentence={sentence} period={period} />
    </>
  )
}
