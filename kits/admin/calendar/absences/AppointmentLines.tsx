import type { AbsenceAppointment } from '@schemas/generated/entities'
import { formatDateTime } from '@portico/core/format/dates'
import { useCalendarText } from '../texts'

interface Props {
  appointments: readonly AbsenceAppointment[]
  zone: string
  /** Whether it says which of them can only be kept. */
  marksFixed?: boolean
}

/** The time and the patient of each appointment. */
export function AppointmentLines({ appointments, zone, marksFixed = false }: Props) {
  const t = useCalendarText()
  return (
    <ol className="ps-0 list-none">
      {appointments.map(({ id, startsAt, patientName, canCancel }) => (
        <li key={id} className="flex flex-wrap gap-x-4 py-1 hairline-b">
          <span className="figures">{formatDateTime(startsAt, zone)}</span>
          <span className="min-w-0 wrap-anywhere">{patientName ?? t('ADMIN.ABSENCES.NO_NAME')}</span>
          {marksFixed && !canCancel && <span className="text-muted">{t('ADMIN.ABSENCES.FIXED')}</span>}
        </li>
      ))}
    </ol>
  )
}
