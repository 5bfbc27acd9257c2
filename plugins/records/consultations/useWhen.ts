import { browserZone, formatTime } from '@portico/core/format/dates'
import { useText } from '@portico/core/i18n/useText'
import type { Consultation } from '@schemas/generated/entities'
import type { TextKey } from '../texts'

/** Returns from when to when the two talked in a consultation, at the clock of this device, and whether by video. */
export function useWhen() {
  const t = useText<TextKey>()
  const time = (instant: string) => formatTime(instant, browserZone())
  return ({ isOnline, startedAt, endedAt }: Consultation): string => {
    const talked =
      startedAt && endedAt ? t('RECORDS.TALKED', { from: time(startedAt), to: time(endedAt) }) : undefined
    const how = isOnline == null ? undefined : t(isOnline ? 'RECORDS.ONLINE' : 'RECORDS.IN_PERSON')
    return [talked, how].filter(Boolean).join(' · ')
  }
}
