import { AppointmentStatus } from '../../../schemas/generated/constants'
import type { Span } from '../../domain/availability/calendars/slots'
import type { DemoService } from '../catalogue/demoSpecialty'
import type { DemoDoctor } from '../doctors/doctors'
import type { Row } from '../rows'

/** An appointment of the demo data; booked by default. */
export interface PlannedAppointment {
  doctor: DemoDoctor
  service: DemoService
  patientId: string
  /** Milliseconds since the epoch. */
  start: number
  isCancelled?: boolean
  readonly?: boolean
  notes?: string | undefined
  insurerId?: number | undefined
}

/** Collects appointments and prevents overlaps of a doctor or a patient. */
export interface Planner {
  /** Adds the appointment and returns true; returns false if the doctor or the patient is busy. */
  add(appointment: PlannedAppointment): boolean
  /** The doctor's booked spans so far, sorted by start. */
  bookedOf(doctor: DemoDoctor): Span[]
  rows(tenant: string): Row[]
}

export function createPlanner(): Planner {
  const all: PlannedAppointment[] = []
  const taken = new Map<string | number, Span[]>()
  const isFree = (who: string | number, span: Span): boolean =>
    !(taken.get(who) ?? []).some((other) => other.start < span.end && span.start < other.end)
  const take = (who: string | number, span: Span): void => {
    taken.set(who, [...(taken.get(who) ?? []), span])
  }
  return {
    add: (appointment) => {
      const { doctor, patientId, start, service } = appointment
      const span = { start, end: start + service.duration * 60_000 }
      if (!appointment.isCancelled) {
        if (!isFree(doctor.id, span) || !isFree(patientId, span)) return false
        take(doctor.id, span)
        take(patientId, span)
      }
      all.push(appointment)
      return true
    },
    bookedOf: (doctor) => (taken.get(doctor.id) ?? []).toSorted((a, b) => a.start - b.start),
    rows: (tenant) => all.map((appointment) => rowOf(tenant, appointment)),
  }
}

const rowOf = (tenant: string, { doctor, service, patientId, start, ...rest }: PlannedAppointment): Row => ({
  tenant,
  patient_id: patientId,
  provider_id: doctor.providerId,
  doctor_id: doctor.id,
  service_id: service.id,
  insurer_id: rest.insurerId ?? null,
  starts_at: new Date(start).toISOString(),
  ends_at: new Date(start + service.duration * 60_000).toISOString(),
  status: rest.isCancelled ? AppointmentStatus.cancelled : AppointmentStatus.booked,
  readonly: rest.readonly ?? false,
  notes: rest.notes ?? null,
})
