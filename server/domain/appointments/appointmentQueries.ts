import { AppointmentStatus, AppointmentType } from '../../../schemas/generated/constants'
import type { Appointment } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { prepared } from '../../platform/db/prepared'
import { centreSql, doctorSql, doctorFullNameSql, joinCentreSql, localSql } from '../catalogue/entitySql'
import { answersSql } from './answers'
import { appointmentDocumentsSql } from './appointmentDocuments'
import { isListed, isListedForPatient } from './listed'
import { answerBySql, replacesSql } from './answerBySql'
import { dueSql } from './dueSql'
import { paidSql } from './paidSql'
import { outcomeSql } from './outcomeSql'
import { visitFactsSql } from './visit/visitFactsSql'
import { toAppointment, type AppointmentRow } from './toAppointment'
import { policyCheckSql } from './policyChecks'
import { treatedSql, type TreatmentPlaces, type TreatmentTime } from '../people/treated'
import { lockCalendars } from '../availability/calendars/lockCalendars'
import { userZoneSql } from './userZone'

/** The values of an appointment to insert. Instants in milliseconds. */
export interface Booking {
  patientId: string
  providerId: number
  doctorId: number
  serviceId: number
  start: number
  end: number
  /** Minutes east of UTC of the patient at the start; null: not known. */
  userOffset: number | null
  /** The zone that the patient booked in, or its offset; null: not known. */
  userZone: string | null
  notes: string | null
  insurerId: number | null
  agreementId: number | null
  status: AppointmentStatus
  /** Whether the patient's side or an administrator makes it; a doctor alone treats nobody by it (decision 930). */
  isAgreed: boolean
}

/** Where, when and for whom an appointment is. */
export type BookedTime = Omit<Booking, 'status' | 'isAgreed'>

/** The fields of an appointment that the booking rules read. */
export interface StoredAppointment {
  id: number
  status: AppointmentStatus
  readonly: boolean
  startsAt: Date
  /** Whether the visit has taken place, however early. */
  hasBegun: boolean
  serviceId: number
  providerId: number
  insurerId: number | null
  agreementId: number | null
  userZone: string | null
}

/** Takes the SQL placeholder of the language, and the columns that depend on the reader. */
const selectAppointments = (language: string, more: string): string => `
  select ${more} a.id, a.starts_at as "startsAt", extract(epoch from a.ends_at - a.starts_at)::int / 60 as duration,
    a.service_id as "serviceId", ${localSql('s', 'name', language)} as "serviceName",
    ${localSql('s', 'message', language)} as "serviceMessage", a.provider_id as "providerId",
    ${doctorFullNameSql} as "providerName", d.nick_name as "providerNickName", s.specialty_id as "specialtyId",
    ${localSql('sp', 'name', language)} as "specialtyName", a.readonly, a.insurer_id as "insurerId",
    ${localSql('i', 'name', language)} as "insurerName",
    s.type as "appointmentType", case when s.type = ${AppointmentType.inPerson} then ${centreSql} end as centro, a.status,
    ${answerBySql} as "answerBy",
    exists (select from payment y where y.tenant = a.tenant and y.appointment_id = a.id and y.status = 'paid') as "isPaid",
    ${doctorSql(language)} as doctor
  from appointment a
  join service s on s.tenant = a.tenant and s.id = a.service_id
  join specialty sp on sp.tenant = s.tenant and sp.id = s.specialty_id
  join provider p on p.tenant = a.tenant and p.id = a.provider_id
  ${joinCentreSql}
  join doctor d on d.tenant = a.tenant and d.id = a.doctor_id
  left join insurer i on i.tenant = a.tenant and i.id = a.insurer_id
  where a.tenant = $1`

/** What only the patient reads: the documents that they chose, their notes, the zone that they booked in, the insurer's answer, and what is due. */
const ofPatient = `${appointmentDocumentsSql} as documents, a.notes, ${answersSql('$3')} as answers, ${userZoneSql} as "userZone", ${policyCheckSql} as "policyCheck", ${paidSql} as paid, ${dueSql('$4')} as due, ${outcomeSql}, ${replacesSql} as replaces, ${visitFactsSql} as "visitFacts",`
const selectPatientAppointments = `${selectAppointments('$3', ofPatient)} and a.patient_id = $2`
const selectListedAppointments = `${selectPatientAppointments} and ${isListedForPatient('$4')}`

/** A patient's appointments that have not ended, cancelled ones included, earliest first (C-061). */
export async function listCurrentAppointments(
  db: Tx,
  tenant: string,
  language: string,
  patientId: string,
  now: Date,
): Promise<Appointment[]> {
  const rows = await db.query<AppointmentRow>(
    prepared(`${selectListedAppointments} and a.ends_at > $4::timestamptz order by a.starts_at, a.id`),
    [tenant, patientId, language, now.toISOString()],
  )
  return rows.map((row) => toAppointment(row, now))
}

/** All appointments of a patient, latest first. */
export async function listAllAppointments(
  db: Tx,
  tenant: string,
  language: string,
  patientId: string,
  now: Date,
): Promise<Appointment[]> {
  const rows = await db.query<AppointmentRow>(
    prepared(`${selectListedAppointments} order by a.starts_at desc, a.id desc`),
    [tenant, patientId, language, now.toISOString()],
  )
  return rows.map((row) => toAppointment(row, now))
}

/** One appointment of a patient. */
export async function findAppointment(
  db: Tx,
  tenant: string,
  language: string,
  patientId: string,
  id: number,
  now: Date,
): Promise<Appointment | undefined> {
  const [row] = await db.query<AppointmentRow>(prepared(`${selectPatientAppointments} and a.id = $5`), [
    tenant,
    patientId,
    language,
    now.toISOString(),
    id,
  ])
  return row && toAppointment(row, now)
}

/** Selects a doctor's appointments by id, by patient, or by range: those that end after `from` and start before `to`. */
export interface DoctorAppointmentFilter {
  id?: number
  patientId?: string | null
  from?: string
  to?: string
  /** Also the appointments of the doctors who share a team with the doctor. */
  withTeams?: boolean | undefined
}

/** A doctor who reads appointments, and when. */
export interface DoctorReader {
  language: string
  doctorId: number
  time: TreatmentTime
}

/** SQL: appointment `a` is one of a doctor, or also of the doctors who share a team with them. Takes the placeholder of the doctor. */
export const isOfDoctor = (doctor: string, withTeams: boolean): string => {
  if (!withTeams) return `a.doctor_id = ${doctor}`
  return `a.doctor_id in (select ${doctor}::int union select other.doctor_id
    from team_doctor own
    join team_doctor other on other.tenant = own.tenant and other.team_id = own.team_id
    where own.tenant = $1 and own.doctor_id = ${doctor} and (own.member or own.coordinator)
      and (other.member or other.coordinator))`
}

/** SQL: whether the doctor `d` of appointment `a` treats its patient: then that doctor and the team see who it is. */
export const isTreatedByDoctor = (places: TreatmentPlaces): string =>
  `exists (select from person p where p.tenant = a.tenant and p.id = a.patient_id and ${treatedSql(places)})`

/** What a doctor reads. Whether they see it is one column: in each of the others it would take longer to plan than to run. */
const ofDoctor = `a.patient_id as "patientId", a.notes, ${answersSql('$3')} as answers,
  ${isTreatedByDoctor({ now: '$4', since: '$5' })} as "isSeen",
  a.status = ${AppointmentStatus.proposed} and a.doctor_id = $2 as "isOwnProposal",`

interface DoctorRow extends AppointmentRow {
  /** Whether the doctor of the appointment treats the patient. */
  isSeen: boolean
  isOwnProposal: boolean
}

/**
 * A doctor's appointments, earliest first. Of people whom the doctor of the appointment does not
 * treat only the time is shown.
 */
export async function listDoctorAppointments(
  db: Tx,
  tenant: string,
  { language, doctorId, time: { now, since } }: DoctorReader,
  { id, patientId, from, to, withTeams = false }: DoctorAppointmentFilter,
): Promise<Appointment[]> {
  const chosen: readonly (readonly [condition: string, value: unknown])[] = [
    ['a.id = $::int', id],
    ['a.patient_id = $', patientId],
    ['a.ends_at > $::timestamptz', from],
    ['a.starts_at < $::timestamptz', to],
  ]
  const given = chosen.filter(([, value]) => value != null)
  const conditions = given.map(([condition], at) => condition.replace('$', `$${at + 6}`))
  const rows = await db.query<DoctorRow>(
    prepared(
      `${selectAppointments('$3', ofDoctor)} and ${[isListed, isOfDoctor('$2', withTeams), ...conditions].join(' and ')} order by a.starts_at, a.id`,
    ),
    [tenant, doctorId, language, now, since, ...given.map(([, value]) => value)],
  )
  return rows.map(toDoctorAppointment)
}

/** A doctor sees who somebody is, and what they wrote, only while they treat them; of an own proposal they know the id. */
function toDoctorAppointment({ isSeen, isOwnProposal, patientId, ...row }: DoctorRow): Appointment {
  const who = (isSeen || isOwnProposal) && patientId != null ? { patientId } : {}
  return toAppointment({ ...row, ...(!isSeen && { notes: null, answers: null }), ...who })
}

/**
 * Reads and locks an appointment of the patient until the transaction ends.
 * With `actingDoctorId`, only an appointment with that doctor is found.
 */
export async function lockAppointment(
  tx: Tx,
  tenant: string,
  { patientId, actingDoctorId }: { patientId: string; actingDoctorId?: number },
  id: number,
): Promise<StoredAppointment | undefined> {
  const [row] = await tx.query<StoredAppointment>(
    `select id, status, readonly, starts_at as "startsAt", exists (select from consultation c
         where c.tenant = appointment.tenant and c.appointment_id = appointment.id) as "hasBegun", service_id as "serviceId", provider_id as "providerId",
       insurer_id as "insurerId", agreement_id as "agreementId", user_zone as "userZone"
     from appointment
     where tenant = $1 and patient_id = $2 and id = $3 and ($4::int is null or doctor_id = $4) for update`,
    [tenant, patientId, id, actingDoctorId ?? null],
  )
  return row
}

/** Inserts an appointment and returns its id. Rejects with SQL state 23P01 when the doctor or the patient is not free. */
export async function insertAppointment(tx: Tx, tenant: string, booking: Booking): Promise<number> {
  await lockCalendars(tx, tenant, booking)
  const [row] = await tx.query<{ id: number }>(
    `insert into appointment
       (tenant, patient_id, provider_id, doctor_id, service_id, starts_at, ends_at, user_offset,
        user_zone, insurer_id, agreement_id, notes, status, agreed_start)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, nullif($12, ''), $13, case when $14::boolean then 'infinity'::timestamptz end)
     returning id`,
    [tenant, booking.patientId, ...bookingValues(booking), booking.notes, booking.status, booking.isAgreed],
  )
  return row?.id ?? 0
}

/**
 * Changes the time, provider, service and payer of an appointment. Null notes keep the notes; empty notes remove them. Of a
 * start that a doctor changes alone, the earlier one stays the one that the patient agreed to.
 * Rejects like `insertAppointment`.
 */
export async function moveAppointment(
  tx: Tx,
  tenant: string,
  id: number,
  booking: Omit<Booking, 'status'>,
): Promise<void> {
  await lockCalendars(tx, tenant, booking)
  await tx.query(
    `update appointment set provider_id = $4, doctor_id = $5, service_id = $6, starts_at = $7, ends_at = $8,
       user_offset = $9, user_zone = $10, insurer_id = $11, agreement_id = $12,
       notes = nullif(coalesce($13, notes), ''),
       agreed_start = case when $14::boolean then 'infinity' when agreed_start is not null then least(agreed_start, starts_at) end
     where tenant = $1 and patient_id = $2 and id = $3`,
    [tenant, booking.patientId, id, ...bookingValues(booking), booking.notes, booking.isAgreed],
  )
}

/** Marks an appointment as cancelled. The row stays; the time is free again. */
export async function cancelAppointment(tx: Tx, tenant: string, id: number): Promise<void> {
  await tx.query('update appointment set status = $3 where tenant = $1 and id = $2', [
    tenant,
    id,
    AppointmentStatus.cancelled,
  ])
}

const bookingValues = (booking: BookedTime): unknown[] => [
  booking.providerId,
  booking.doctorId,
  booking.serviceId,
  new Date(booking.start).toISOString(),
  new Date(booking.end).toISOString(),
  booking.userOffset,
  booking.userZone,
  booking.insurerId,
  booking.agreementId,
]
