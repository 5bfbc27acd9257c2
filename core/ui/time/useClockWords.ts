import type { Clock } from '@schemas/time/clocks'
import { zoneCity, zoneName } from '@schemas/time/zoneNames'
import { capitalize, formatSentenceDay } from '../../format/dates'
import { useLanguage } from '../../i18n/useLanguage'
import { useText } from '../../i18n/useText'

/** The clocks of an instant, the one that is shown first. */
export interface ClocksOfInstant {
  clocks: readonly [Clock, ...Clock[]]
  /** ISO 8601 */
  start: string
  /** The town of the practice, which stands for the place of its zone. */
  practice?: { zone: string; town: string | undefined }
  /** Names the clock also where there is no other: nothing else says whose it is. */
  isNamed?: boolean
}

/**
 * Returns a function that names the first clock and says what the others show: "Hora de Nueva York. En la Península, martes 1
 * de diciembre a las 01:00." Null where all show the same, unless the clock is to be named.
 */
export function useClockWords(): (moment: ClocksOfInstant) => string | null {
  const t = useText()
  const { language } = useLanguage()
  return ({ clocks: [first, ...others], start, practice, isNamed }) => {
    if (others.length === 0 && !isNamed) return null
    const townOf = ({ zone }: Clock) => (zone === practice?.zone ? practice.town : undefined)
    const elsewhere = others.map((clock) =>
      t(clock.date === first.date ? 'UI.CLOCK_THERE' : 'UI.CLOCK_THERE_DAY', {
        place: zoneCity(clock.zone, language, townOf(clock)),
        day: formatSentenceDay(start, clock.zone, language),
        time: clock.time,
      }),
    )
    return [`${capitalize(zoneName(first.zone, language, townOf(first)))}.`, ...elsewhere].join(' ')
  }
}
