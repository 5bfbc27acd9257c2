import { useText } from '@portico/core/i18n/useText'
import type { DoctorConsultation } from '@schemas/generated/entities'
import { browserZone, formatTime } from '@portico/core/format/dates'
import { useNow } from '@portico/core/format/useNow'
import { DayLine } from '../parts/DayLine'
import { linesBefore } from './order'
import type { TextKey } from '../texts'

/** The lines of a day, and between them the clock on the day itself. */
export function DayList({ lines, isToday }: { lines: readonly DoctorConsultation[]; isToday: boolean }) {
  const t = useText<TextKey>()
  const now = useNow()
  const before = isToday ? linesBefore(lines, now) : lines.length
  const toLine = (line: DoctorConsultation) => <DayLine key={line.appointmentId} line={line} now={now} />
  return (
    <ol className="hairline-t">
      {lines.slice(0, before).map(toLine)}
      {isToday && (
        <li
          className="flex items-center gap-3 py-1 px-5 text-sm text-brand font-strong after:[content:''] after:flex-1 after:[border-top:2px_solid_currentcolor]"
          data-now
        >
          {t('DOCTOR.NOW', { time: formatTime(now, browserZone()) })}
        </li>
      )}
      {lines.slice(before).map(toLine)}
    </ol>
  )
}
