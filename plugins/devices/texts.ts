import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useText } from '@portico/core/i18n/useText'
import { numberFormat } from '@portico/core/format/intl'
import type { MeasurementSample, SeriesSource } from '@schemas/generated/entities'
import type es from './locales/es.json'
import type { LineId } from './model/lines'
import { formatValue, unitOf } from './model/units'

export type DevicesKey = keyof typeof es

/** Texts of the plugin, and values in the units of the person's country. */
export function useDevicesText() {
  const t = useText<DevicesKey>()
  const { language } = useLanguage()
  const number = (line: LineId, value: number) => formatValue(line, value, language)
  const unit = (line: LineId) => t(`DEVICES.UNIT.${unitOf(line).id}`)
  const shortUnit = (line: LineId) =>
    unitOf(line).id === 'beats' ? t('DEVICES.UNIT_SHORT.beats') : unit(line)
  return {
    t,
    language,
    number,
    unit,
    shortUnit,
    /** "7 h 3 min" of seconds. */
    duration: (seconds: number) => {
      const minutes = Math.round(seconds / 60)
      const parts = { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
      return t(parts.hours > 0 ? 'DEVICES.HOURS_MINUTES' : 'DEVICES.MINUTES', parts)
    },
    /** "76 %" of 0.76. */
    percent: (part: number) =>
      numberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(part),
    sourceName: ({ origin, source }: Pick<SeriesSource, 'origin' | 'source'>) =>
      source ?? t(`DEVICES.ORIGIN.${origin}`),
    /** With the short unit, for cells. */
    cell: (line: LineId, value: number) => `${number(line, value)} ${shortUnit(line)}`,
    value: (line: LineId, value: number) => `${number(line, value)} ${unit(line)}`,
    origin: (origin: MeasurementSample['origin'], source?: string | null) =>
      origin === undefined
        ? ''
        : source
          ? `${t(`DEVICES.ORIGIN.${origin}`)} · ${source}`
          : t(`DEVICES.ORIGIN.${origin}`),
  }
}
