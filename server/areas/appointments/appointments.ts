import type { Appointment } from '../../../schemas/generated/entities'
import type { Tx } from '../../db/engine'
import { doctorEntity, doctorFullName } from '../catalogue/entities'
import { wireOf } from './wireTime'

/** A booking as it is written. Instants in milliseconds. */
export interface Booking {
  patientId: string
  providerId: number
  doctorId: number
  serviceId: number
  start: number
  end: number
  /** Minutes east of UTC of the patient at the start. */
  userOffset: number
  notes: string | null
}

/** An appointment as rules see it. */
export interface StoredAppointment {
  id: number
  status: number
  readonly: boolean
  startsAt: Date
}

type AppointmentRow = Omit<Appointment, 'startDate' | 'date' | 'time' | 'book'> & {
  startsAt: Date
  serviceId: number
  providerId: number
}

const appointmentRows = `
  select a.id, a.starts_at as "startsAt", extract(epoch from a.ends_at - a.starts_at)::int / 60 as duration,
    a.service_id as "serviceId", s.name as "serviceName", a.provider_id as "providerId",
    ${doctorFullName} as "providerName", d.nick_name as "providerNickName", s.specialty_id as "specialtyId",
    sp.name as "specialtyName", a.notes, a.readonly, a.insurer_id as "insurerId", i.name as "insurerName",
    s.type as "appointmentType", case when s.type = 1 then p.centre end as centro, a.status,
    ${doctorEntity} as doctor
  from appointment a
  join service s on s.tenant = a.tenant and s.id = a.service_id
  join specialty sp on sp.tenant = s.tenant and sp.id = s.specialty_id
  join provider p on p.tenant = a.tenant and p.id = a.provider_id
  join doctor d on d.tenant = a.tenant and d.id = a.doctor_id
  left join insurer i on i.tenant = a.tenant and i.id = a.insurer_id
  where a.tenant = $1 and a.patient_id = $2`

/** A person's appointments that have not ended, earliest first, cancelled ones included (BOOK-096, C-061). */
export async function listCurrent(
  db: Tx,
  tenant: string,
  patientId: string,
  now: Date,
): Promise<Appointment[]> {
  const rows = await db.query<AppointmentRow>(
    `${appointmentRows} and a.ends_at > $3::timestamptz order by a.starts_at, a.id`,
    [tenant, patientId, now.toISOString()],
  )
  return rows.map(toAppointment)
}

/** All of a person's appointments, latest first (BOOK-097). */
export async function listAll(db: Tx, tenant: string, patientId: string): Promise<Appointment[]> {
  const rows = await db.query<AppointmentRow>(`${appointmentRows} order by a.starts_at desc, a.id desc`, [
    tenant,
    patientId,
  ])
  return rows.map(toAppointment)
}

/** One appointment of the person (BOOK-106). */
export async function findAppointment(
  db: Tx,
  tenant: string,
  patientId: string,
  id: number,
): Promise<Appointment | undefined> {
  const [row] = await db.query<AppointmentRow>(`${appointmentRows} and a.id = $3`, [tenant, patientId, id])
  return row && toAppointment(row)
}

function toAppointment({ startsAt, ...row }: AppointmentRow): Appointment {
  const { startDate, date, time } = wireOf(startsAt)
  const { serviceId, providerId } = row
  return { ...row, startDate, date, time, book: { time, startDate, serviceId, providerId } }
}

/** Reads an appointment of the person and keeps others from changing it until the transaction ends. */
export async function lockAppointment(
  tx: Tx,
  tenant: string,
  patientId: string,
  id: number,
): Promise<StoredAppointment | undefined> {
  const [row] = await tx.query<StoredAppointment>(
    `select id, status, readonly, starts_at as "startsAt" from appointment
     where tenant = $1 and patient_id = $2 and id = $3 for update`,
    [tenant, patientId, id],
  )
  return row
}

/** Writes a booking and answers its id. Rejects with 23P01 when the doctor or the patient is taken. */
export async function insertAppointment(tx: Tx, tenant: string, booking: Booking): Promise<number> {
  await queueFor(tx, tenant, booking)
  const [row] = await tx.query<{ id: number }>(
    `insert into appointment
       (tenant, patient_id, provider_id, doctor_id, service_id, starts_at, ends_at, user_offset, notes)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [tenant, booking.patientId, ...valuesOf(booking), booking.notes],
  )
  return row?.id ?? 0
}

/** Gives an appointment another time, provider or service; notes stay when none are given. Rejects like inserting. */
export async function moveAppointment(tx: Tx, tenant: string, id: number, booking: Booking): Promise<void> {
  await queueFor(tx, tenant, booking)
  await tx.query(
    `update appointment set provider_id = $4, doctor_id = $5, service_id = $6, starts_at = $7, ends_at = $8,
       user_offset = $9, notes = coalesce($10, notes)
     where tenant = $1 and patient_id = $2 and id = $3`,
    [tenant, booking.patientId, id, ...valuesOf(booking), booking.notes],
  )
}

/** Marks an appointment as cancelled: the row stays, the time is free again (BOOK-111). */
export async function cancelAppointment(tx: Tx, tenant: string, id: number): Promise<void> {
  await tx.query('update appointment set status = 1 where tenant = $1 and id = $2', [tenant, id])
}

const valuesOf = ({ providerId, doctorId, serviceId, start, end, userOffset }: Booking): unknown[] => [
  providerId,
  doctorId,
  serviceId,
  new Date(start).toISOString(),
  new Date(end).toISOString(),
  userOffset,
]

/**
 * Bookings of one doctor, and of one patient, go one after the other, always locked in this order. The constraints
 * alone would be as safe, but two that insert at once may wait for each other until the database ends one.
 */
async function queueFor(tx: Tx, tenant: string, { doctorId, patientId }: Booking): Promise<void> {
  await tx.query('select 1 from doctor where tenant = $1 and id = $2 for no key update', [tenant, doctorId])
  await tx.query('select 1 from person where tenant = $1 and id = $2 for no key update', [tenant, patientId])
}
