import { useText } from '@portico/core/i18n/useText'
import { browserZone, formatDate, formatTime } from '@portico/core/format/dates'
import type { TextKey } from '../texts'

/** Returns the title of what a doctor added to a finished consultation: by whom and when, an instant, on the clock of the device. */
export function useAddedTitle(): (author: string, writtenAt: string) => string {
  const t = useText<TextKey>()
  return (name, writtenAt) =>
    t('RECORDS.ADDED', {
      name,
      day: formatDate(writtenAt, browserZone()),
      time: formatTime(writtenAt, browserZone()),
    })
}
