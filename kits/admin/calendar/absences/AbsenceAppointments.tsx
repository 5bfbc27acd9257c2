import type { Absence } from '@schemas/generated/entities'
import { useCalendarText } from '../texts'
import { AppointmentLines } from './AppointmentLines'

const texts = {
  cancelled: 'ADMIN.ABSENCES.CANCELLED',
  offered: 'ADMIN.ABSENCES.OFFERED',
  kept: 'ADMIN.ABSENCES.KEPT',
} as const

/** What became of the appointments of an absence: the number of each kind, and each of them on request. Answers to proposals are open. */
export function AbsenceAppointments({ absence }: { absence: Absence }) {
  const t = useCalendarText()
  const parts = (['cancelled', 'offered', 'kept'] as const).filter((part) => absence[part].length > 0)
  return parts.map((part) => (
    <details key={part} open={part === 'offered'}>
      <summary>{t(texts[part], { count: absence[part].length })}</summary>
      <AppointmentLines appointments={absence[part]} zone={absence.zone} />
    </details>
  ))
}
