import { useText } from '@portico/core/i18n/useText'
import { AppointmentStatus, AppointmentType } from '@schemas/generated/constants'
import type { Appointment } from '@schemas/generated/entities'
import { appointmentClocks } from '@schemas/time/appointmentClocks'
import { browserZone, formatNumericDate } from '@portico/core/format/dates'
import { useClockWords } from '@portico/core/ui/time/useClockWords'
import type { SummaryLine } from './summaryPage'
import type { TextKey } from '../../texts'

/** Returns what the page says about an appointment: when, with whom and where, and what became of it. */
export function useAppointmentLine(): (appointment: Appointment) => SummaryLine {
  const t = useText<TextKey>()
  const wordsOf = useClockWords()
  return (appointment) => {
    const { startDate, doctor, providerName, specialtyName, serviceName, centro, notes, answers } =
      appointment
    const clocks = appointmentClocks(appointment, browserZone())
    const [{ date, time }] = clocks
    const isOnline = appointment.appointmentType === AppointmentType.online
    const where = isOnline ? t('RECORDS.ONLINE') : (centro ?? t('RECORDS.IN_PERSON'))
    const state = stateOf(appointment)
    return {
      name: `${formatNumericDate(date)}, ${time}`,
      texts: [
        wordsOf({ clocks, start: startDate }),
        [doctor?.fullName ?? providerName, specialtyName ?? serviceName, where].filter(Boolean).join(' · '),
        state && t(state),
        notes,
        ...(answers ?? []).map(({ label, text }) => `${label} ${text}`),
      ],
    }
  }
}

function stateOf({ status, outcome }: Appointment): TextKey | null {
  if (status === AppointmentStatus.proposed) return 'RECORDS.APPOINTMENT_proposed'
  if (status !== AppointmentStatus.booked) return 'RECORDS.APPOINTMENT_cancelled'
  return outcome ? `RECORDS.APPOINTMENT_${outcome}` : null
}
