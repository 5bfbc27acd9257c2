import type { Appointment, DoctorConsultation } from '@schemas/generated/entities'

/**
 * The lines of a day of an API that knows appointments and no visits: when, what and by video or not. Who it is, is not said, and
 * a length that the API does not give is none.
 */
export const linesOf = (appointments: readonly Appointment[]): DoctorConsultation[] =>
  appointments.filter(({ status }) => status === 2).map(lineOf)

const lineOf = (appointment: Appointment): DoctorConsultation => ({
  appointmentId: appointment.id,
  startDate: appointment.startDate,
  duration: appointment.duration ?? 0,
  serviceName: appointment.serviceName ?? '',
  isOnline: appointment.appointmentType === 2,
  isOwn: true,
  doctorName: appointment.providerName ?? appointment.doctor?.fullName ?? '',
  patientId: null,
  patientName: null,
  birthDate: null,
  thumbnailId: null,
  isInPortal: false,
  notes: appointment.notes ?? null,
  ...(appointment.answers && { answers: appointment.answers }),
  waitingSince: null,
  call: null,
  endedAt: null,
  summary: null,
  missedCalls: 0,
  lastCallId: null,
  readiness: null,
})
