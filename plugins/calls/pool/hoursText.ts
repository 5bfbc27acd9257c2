import type { CallPool } from '@schemas/generated/entities'
import { formatDayName } from '@portico/core/format/dates'
import { listFormat } from '@portico/core/format/intl'
import type { Translate } from '@portico/core/i18n/i18n'
import type { TextKey } from '../texts'

/** A Monday, from which the names of weekdays are told. */
const MONDAY = '2027-01-04'

type Hours = CallPool['hours'][number]

/** "todos los días de 08:00 a 22:00; de lunes a viernes de …". Empty for a pool that is always open. */
export const hoursText = (hours: readonly Hours[], t: Translate<TextKey>, language: string): string =>
  hours
    .map(({ days, from, to }) => `${daysText(days, t, language)} ${t('CALLS.POOL.FROM_TO', { from, to })}`)
    .join('; ')

function daysText(days: readonly number[], t: Translate<TextKey>, language: string): string {
  if (days.length === 7) return t('CALLS.POOL.EVERY_DAY')
  const sorted = days.toSorted((a, b) => a - b)
  const names = sorted.map((day) => formatDayName(dateOf(day), language))
  const isRange = days.length > 2 && sorted.every((day, index) => day === (sorted[0] ?? 0) + index)
  if (isRange) return t('CALLS.POOL.DAYS', { from: names[0] ?? '', to: names.at(-1) ?? '' })
  return t('CALLS.POOL.ON', { days: listFormat(language).format(names) })
}

const dateOf = (day: number): string =>
  new Date(Date.parse(MONDAY) + (day - 1) * 86_400_000).toISOString().slice(0, 10)
