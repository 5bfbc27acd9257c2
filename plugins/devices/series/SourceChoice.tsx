import type { SeriesSource } from '@schemas/generated/entities'
import { ChoiceCards } from '@portico/core/ui/forms/ChoiceCards'
import { keyOfSource } from '../model/devices'
import type { Line, SeriesId } from '../model/series'
import { useDevicesText } from '../texts'
import type { usePeriod } from './usePeriod'

interface Props {
  id: SeriesId
  sources: readonly SeriesSource[]
  lines: readonly Line[]
  period: ReturnType<typeof usePeriod>
}

/** Which of several devices to show of what is counted: one, never the sum of two. */
export function SourceChoice({ id, sources, lines, period }: Props) {
  const { t, duration, value, sourceName } = useDevicesText()
  if (sources.length < 2) return null
  const shown = lines[0]?.samples.find(({ origin }) => origin !== undefined)
  const { origin, source = null } = shown ?? {}
  const current = period.device ?? (origin ? keyOfSource({ origin, source }) : '')
  return (
    <div className="stack gap-2 print:hidden">
      <ChoiceCards
        label={t(period.range === 'day' ? 'DEVICES.SOURCES_OF_DAY' : 'DEVICES.SOURCES_OF_TIME')}
        value={current}
        onChange={(device) => period.change({ device })}
        options={sources.map((source) => ({
          value: keyOfSource(source),
          title: sourceName(source),
          text: [
            id === 'sleep' ? duration(source.total) : value('activity', source.total),
            ...(source.hasStages === undefined
              ? []
              : [t(source.hasStages ? 'DEVICES.WITH_STAGES' : 'DEVICES.WITHOUT_STAGES')]),
          ].join(', '),
        }))}
      />
      <p className="text-sm text-muted">{t('DEVICES.SOURCES_TEXT')}</p>
    </div>
  )
}
