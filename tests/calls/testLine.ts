import type { VisitRecord } from '../../schemas/generated/entities'
import type { KnownLine } from '../../plugins/doctor/day'

/** The line of an appointment in the day of its doctor. */
export const line: KnownLine = {
  appointmentId: 3,
  startDate: '2026-11-02T09:00:00Z',
  duration: 15,
  serviceName: 'Visita',
  isOnline: true,
  isOwn: true,
  doctorName: 'Dra. Corral',
  patientId: 'u1',
  patientName: 'Ana Suárez',
  birthDate: null,
  thumbnailId: null,
  isInPortal: true,
  notes: null,
  waitingSince: null,
  call: null,
  endedAt: null,
  summary: null,
  missedCalls: 0,
  lastCallId: null,
  readiness: null,
}

/** What is stored of a consultation that nobody has written yet. */
export const visitRecord: VisitRecord = {
  appointmentId: 3,
  draft: {
    version: 0,
    reason: '',
    findings: '',
    assessment: '',
    plan: '',
    diagnoses: [],
    prescriptions: [],
    summary: '',
    privateNotes: '',
  },
  savedAt: null,
  finished: null,
  allergies: [],
  followUp: null,
}
