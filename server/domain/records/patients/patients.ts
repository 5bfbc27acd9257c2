import type { DoctorPatient } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import { HttpError } from '../../../platform/errors/httpError'
import type { PersonContext } from '../../../platform/http/request/personContext'
import { isChosenFor } from '../../appointments/appointmentDocuments'
import { requireOwnDoctor } from '../../catalogue/ownDoctor'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { readableSql, selectSeenPatients, treatedSql, treatmentTime } from '../../people/treated'
import type { TenantOnServer } from '../../../platform/tenants/tenants'

const LIST_LENGTH = 50

/** A professional who calls. Nobody reads records of patients while they act for somebody else. */
interface Caller {
  db: Tx
  tenant: Pick<TenantOnServer, 'id' | 'backend'>
  person: Pick<PersonContext, 'actor' | 'subject'>
  now: Date
}

const treated = treatedSql({ now: '$3', since: '$4' })

/** Takes tenant, doctor, the two instants of a TreatmentTime, and whether the tenant has emergency access. */
const select = `select p.id, concat_ws(' ', p.name, p.surname) as name, p.birth_date::text as "birthDate",
    p.thumbnail_id as "thumbnailId", ${readableSql} as "isReadable",
    case when ${treated} is not true then e.ends_at end as "emergencyEndsAt"
  from person p join doctor d on d.tenant = p.tenant and d.is_active
  left join lateral (select max(o.ends_at) as ends_at from emergency_access o where o.tenant = p.tenant
    and o.patient_id = p.id and o.doctor_id = d.id and o.ends_at > $3::timestamptz and $5::boolean) e on true
  where p.tenant = $1 and d.id = $2 and p.id <> coalesce(d.person_id, '') and (e.ends_at is not null or ${treated})`

type Row = Omit<DoctorPatient, 'emergencyEndsAt'> & { emergencyEndsAt: Date | null }

const toPatient = ({ emergencyEndsAt, ...row }: Row): DoctorPatient => ({
  ...row,
  ...(emergencyEndsAt && { emergencyEndsAt: emergencyEndsAt.toISOString() }),
})

function placesOf({ tenant, now: moment }: Caller, doctorId: number): unknown[] {
  const { now, since } = treatmentTime(tenant, moment)
  return [tenant.id, doctorId, now, since, tenant.backend.features.includes('emergencyAccess')]
}

/** The professional who sends the request. Throws 403 for anyone else, and for a professional who acts for another person. */
export function requireProfessional({ db, tenant, person }: Omit<Caller, 'now'>): Promise<number> {
  if (person.actor !== person.subject) throw new HttpError(403, 'FORBIDDEN')
  return requireOwnDoctor(db, tenant.id, person)
}

/** The patients of the professional who calls, the latest appointment first. */
export async function listPatients(caller: Caller, search = ''): Promise<DoctorPatient[]> {
  const doctorId = await requireProfessional(caller)
  const rows = await caller.db.query<Row>(
    `${select} and (p.associated_doctor_id = $2 or p.id in (${selectSeenPatients('$1', '$2')}))
     and not exists (select from unnest(string_to_array(folded($6::text), ' ')) word
       where strpos(folded(concat_ws(' ', p.name, p.surname)), word) = 0 and word <> '')
     order by (select max(a.starts_at) from appointment a where a.tenant = p.tenant and a.doctor_id = d.id
       and a.patient_id = p.id and a.status = 2) desc nulls last, p.surname, p.name, p.id limit ${LIST_LENGTH}`,
    [...placesOf(caller, doctorId), search],
  )
  return rows.map(toPatient)
}

/**
 * A patient whose records the professional who calls may read, because they treat them or in an emergency (decision 933).
 * Throws 404 for anybody else, and 403 NOT_ALLOWED_BY_PATIENT for a professional who is not a doctor and whom the patient has not allowed it.
 */
export async function requirePatient(caller: Caller, patientId: string): Promise<DoctorPatient> {
  const { patient } = await findTreated(caller, patientId)
  if (!patient.isReadable) throw new HttpError(403, 'NOT_ALLOWED_BY_PATIENT')
  return patient
}

/**
 * Like `requirePatient`, for one document. A professional who is not a doctor also reads what the patient chose for an
 * appointment with them: choosing it is the permission.
 */
export async function requirePatientOfDocument(
  caller: Caller,
  patientId: string,
  document: number,
): Promise<DoctorPatient> {
  const { patient, doctorId } = await findTreated(caller, patientId)
  const isAllowed =
    patient.isReadable || (await isChosenFor(caller.db, { tenant: caller.tenant.id, doctorId, document }))
  if (!isAllowed) throw new HttpError(403, 'NOT_ALLOWED_BY_PATIENT')
  return patient
}

async function findTreated(
  caller: Caller,
  patientId: string,
): Promise<{ patient: DoctorPatient; doctorId: number }> {
  const doctorId = await requireProfessional(caller)
  const [row] = await caller.db.query<Row>(`${select} and p.id = $6`, [
    ...placesOf(caller, doctorId),
    patientId,
  ])
  return { patient: toPatient(orNotFound(row)), doctorId }
}
