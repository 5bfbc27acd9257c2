import { wallClock } from '@portico/core/format/dates'
import { useDevicesText } from '../../texts'
import { nightOf, type SleepPart } from './nightOf'

/** Returns what is said of a night: how long, from when to when, and how often awake. */
export function useNightSentence() {
  const { t, duration } = useDevicesText()
  return (parts: readonly SleepPart[]): string => {
    const { total, from, to, zone, awakenings, awake } = nightOf(parts)
    const hours = duration(total)
    if (from === null || to === null) return t('DEVICES.NIGHT_SAID', { hours })
    const clocks = { from: wallClock(from, zone).time, to: wallClock(to, zone).time }
    const said = t('DEVICES.NIGHT_SAID_CLOCK', { hours, ...clocks })
    return awakenings > 0
      ? `${said} ${t('DEVICES.NIGHT_AWAKE', { count: awakenings, time: duration(awake) })}`
      : said
  }
}
