import type { EmergencyAccess, EmergencyRequest } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import { HttpError } from '../../../platform/errors/httpError'
import type { OperationCall } from '../../../platform/http/api/operation'
import { tooManyAttempts } from '../../../platform/errors/tooManyAttempts'
import { doctorFullNameSql } from '../../catalogue/entitySql'
import { invalidField } from '../../../platform/errors/invalidField'
import { enqueueAccountLetter } from '../../../platform/letters/accountLetter'
import { letterReaders } from '../../letters/queue/letterReaders'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { noteReading } from '../../people/noteReading'
import { requireProfessional } from './patients'

type Call = Pick<OperationCall<'POST api/patients/emergency'>, 'db' | 'tenant' | 'person' | 'now' | 'body'>

const DAY_MS = 86_400_000
/** Characters that a reason has at least: one word explains nothing. */
const MIN_REASON = 20
/** Attempts of a doctor in an hour, successful ones included: nobody searches for people this way. */
const MAX_PER_HOUR = 10

/**
 * Opens the records of a person for the doctor who calls, for a day and for reading only (decision 933). The patient's side and
 * the administrators of users get a letter, and the patient reads the reason in the account. Asked again while it is open, it
 * answers the same. Throws 403 for a professional who is not a doctor, 404 unless exactly one person has that identification
 * and date of birth, FORMAT_NOT_VALID for a reason that is too short, and 429 after ten attempts in an hour.
 */
export async function openInEmergency(call: Call): Promise<EmergencyAccess> {
  const doctorId = await requireProfessional(call)
  const reason = call.body.reason.trim()
  if (reason.length < MIN_REASON) throw invalidField('reason')
  const opened = await call.db.tx((tx) => open({ ...call, db: tx }, doctorId, reason))
  // Thrown after the transaction, which keeps the attempt.
  return orNotFound(opened)
}

async function open(call: Call, doctorId: number, reason: string): Promise<EmergencyAccess | undefined> {
  const { db, tenant, now, body } = call
  const doctor = await lockDoctor(db, tenant.id, doctorId)
  if (doctor.isNonClinical) throw new HttpError(403, 'FORBIDDEN')
  const patientId = await findPerson(db, tenant.id, body, call.person.actor)
  const current = patientId && (await findOpen(db, tenant.id, doctorId, patientId, now))
  if (current) return { patientId, endsAt: current.toISOString() }
  await limitAttempts(db, tenant.id, doctorId, now)
  const endsAt = new Date(now.getTime() + DAY_MS).toISOString()
  await db.query(
    `insert into emergency_access (tenant, doctor_id, patient_id, reason, opened_at, ends_at) values ($1, $2, $3, $4, $5, $6)`,
    [tenant.id, doctorId, patientId ?? null, reason, now.toISOString(), endsAt],
  )
  if (patientId === undefined) return undefined
  await noteReading(call, patientId, { action: 'emergency', detail: reason, reason: 'emergency' })
  await writeLetters(call, { patientId, doctor: doctor.name, reason })
  return { patientId, endsAt }
}

/** Locks the doctor, so that attempts at once are counted one after the other. */
async function lockDoctor(
  tx: Tx,
  tenant: string,
  id: number,
): Promise<{ name: string; isNonClinical: boolean }> {
  const [doctor] = await tx.query<{ name: string; isNonClinical: boolean }>(
    `select ${doctorFullNameSql} as name, coalesce((d.extra ->> 'isNonClinical')::boolean, false) as "isNonClinical"
     from doctor d where d.tenant = $1 and d.id = $2 for no key update`,
    [tenant, id],
  )
  return orNotFound(doctor)
}

const alphanumeric = (sql: string) => `upper(regexp_replace(${sql}, '[^[:alnum:]]', '', 'g'))`

/** SQL: whether person `x` has the identification of a placeholder: the document, the hospital's number or the email. */
const isIdentified = (
  place: string,
) => `(${alphanumeric('x.identification_number')} = ${alphanumeric(`${place}::text`)}
  or x.external_id = trim(${place}::text) or lower(x.email) = lower(trim(${place}::text)))`

/** The only active person who, or whose carer, has the identification, and who was born on that day. */
async function findPerson(
  tx: Tx,
  tenant: string,
  { identification, birthDate }: EmergencyRequest,
  actor: string,
): Promise<string | undefined> {
  const found = await tx.query<{ id: string }>(
    `select p.id from person p where p.tenant = $1 and p.birth_date = $2::date and p.active and p.id <> $4
       and exists (select from person x where x.tenant = p.tenant and ${isIdentified('$3')} and (x.id = p.id or exists (
         select from family_link l where l.tenant = p.tenant and l.member_id = p.id and l.admin_id = x.id and l.dependent)))
     limit 2`,
    [tenant, birthDate, identification, actor],
  )
  return found.length === 1 ? found[0]?.id : undefined
}

async function findOpen(
  tx: Tx,
  tenant: string,
  doctorId: number,
  patientId: string,
  now: Date,
): Promise<Date | undefined> {
  const [open] = await tx.query<{ endsAt: Date }>(
    `select ends_at as "endsAt" from emergency_access
     where tenant = $1 and doctor_id = $2 and patient_id = $3 and ends_at > $4 limit 1`,
    [tenant, doctorId, patientId, now.toISOString()],
  )
  return open?.endsAt
}

async function limitAttempts(tx: Tx, tenant: string, doctorId: number, now: Date): Promise<void> {
  const attempts = await tx.query(
    `select from emergency_access where tenant = $1 and doctor_id = $2
       and opened_at > $3::timestamptz - interval '1 hour' limit ${MAX_PER_HOUR}`,
    [tenant, doctorId, now.toISOString()],
  )
  if (attempts.length === MAX_PER_HOUR) throw tooManyAttempts(3600)
}

async function writeLetters(
  { db, tenant, now }: Call,
  { patientId, doctor, reason }: { patientId: string; doctor: string; reason: string },
): Promise<void> {
  for (const personId of await letterReaders(db, tenant.id, patientId))
    await enqueueAccountLetter(db, tenant.id, { kind: 'emergencyAccess', personId, doctor, now })
  const administrators = await db.query<{ id: string; patient: string }>(
    `select a.sub as id, (select concat_ws(' ', p.name, p.surname) from person p where p.tenant = $1 and p.id = $2) as patient
     from account a where a.tenant = $1 and a.roles && array['Administrator', 'UsersAdministrator']`,
    [tenant.id, patientId],
  )
  for (const { id: personId, patient } of administrators)
    await enqueueAccountLetter(db, tenant.id, {
      kind: 'emergencyReport',
      personId,
      doctor,
      patient,
      reason,
      now,
    })
}
