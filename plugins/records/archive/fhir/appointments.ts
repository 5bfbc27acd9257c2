import { AppointmentStatus, AppointmentType } from '@schemas/generated/constants'
import type { Appointment } from '@schemas/generated/entities'
import type { Practitioners } from './people'
import { text, type Reference, type Resource } from './resource'

/** How an appointment takes place. */
export interface AppointmentTexts {
  online: string
  inPerson: string
}

const MINUTE_MS = 60_000

/** An appointment as the resource of its name. One without a known length ends when it begins. */
export function appointmentOf(
  appointment: Appointment,
  { subject, practitioners }: { subject: Reference; practitioners: Practitioners },
  texts: AppointmentTexts,
): Resource {
  const { id, startDate, duration, serviceName, specialtyName, centro, notes, doctor } = appointment
  const start = Date.parse(startDate)
  const status = statusOf(appointment)
  const professional = practitioners.refer(doctor?.fullName ?? appointment.providerName)
  const isAgreed = status === 'proposed' ? 'needs-action' : 'accepted'
  return {
    resourceType: 'Appointment',
    id: `appointment-${id}`,
    status,
    ...(serviceName && { serviceType: [text(serviceName)] }),
    ...(specialtyName && { specialty: [text(specialtyName)] }),
    description: appointment.appointmentType === AppointmentType.online ? texts.online : texts.inPerson,
    start: new Date(start).toISOString(),
    end: new Date(start + (duration ?? 0) * MINUTE_MS).toISOString(),
    ...(notes && { comment: notes }),
    participant: [
      { actor: subject, status: isAgreed },
      ...(professional ? [{ actor: professional, status: 'accepted' }] : []),
      ...(centro ? [{ actor: { display: centro }, status: 'accepted' }] : []),
    ],
  }
}

function statusOf({ status, outcome }: Appointment): string {
  if (status === AppointmentStatus.proposed) return 'proposed'
  if (status !== AppointmentStatus.booked) return 'cancelled'
  return outcome === 'attended' ? 'fulfilled' : outcome === 'missed' ? 'noshow' : 'booked'
}
