import type { AbsenceAppointment, OtherTime } from '@schemas/generated/entities'
import { formatDateTime } from '@portico/core/format/dates'
import { useCalendarText } from '../texts'

interface Props {
  appointments: readonly AbsenceAppointment[]
  zone: string
  /** Whether it says which of them can only be kept. */
  marksFixed?: boolean
}

/** The time and the patient of each appointment, and what has become of a proposal of another time. */
export function AppointmentLines({ appointments, zone, marksFixed = false }: Props) {
  const t = useCalendarText()
  return (
    <ol className="ps-0 list-none">
      {appointments.map(({ id, startsAt, patientName, canCancel, otherTime }) => (
        <li key={id} className="flex flex-wrap gap-x-4 py-1 hairline-b">
          {otherTime?.state !== 'accepted' && (
            <span className="figures">{formatDateTime(startsAt, zone)}</span>
          )}
          <span className="min-w-0 wrap-anywhere">{patientName ?? t('ADMIN.ABSENCES.NO_NAME')}</span>
          {marksFixed && !canCancel && <span className="text-muted">{t('ADMIN.ABSENCES.FIXED')}</span>}
          {otherTime && <OtherTimeText {...{ otherTime, zone }} />}
        </li>
      ))}
    </ol>
  )
}

function OtherTimeText({ otherTime, zone }: { otherTime: OtherTime; zone: string }) {
  const t = useCalendarText()
  const { state, startsAt, answerBy } = otherTime
  const time = startsAt ? formatDateTime(startsAt, zone) : ''
  const until = answerBy ? formatDateTime(answerBy, zone) : ''
  return <span className="text-muted">{t(`ADMIN.ABSENCES.STATES.${state}`, { time, until })}</span>
}
