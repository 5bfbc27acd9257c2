import { AppointmentType } from '../../../../schemas/generated/constants'
import { HttpError } from '../../../http/errors/httpError'
import type { AdminRecord, RecordChange } from '../defineAdminEntity'
import { fieldError } from '../records/fieldError'

interface TeamMembership {
  teamId: number
  member?: boolean
  coordinator?: boolean
}

interface CoveredService {
  insurerId: number
  serviceId: number
  isActive: boolean
}

const teamsIn = (body: AdminRecord) => (body['teams'] ?? []) as TeamMembership[]
const coveredServicesIn = (body: AdminRecord) => (body['insurerServices'] ?? []) as CoveredService[]

/** The feature that lets administrators set who prescribes (ADMIN-028). */
const PRESCRIPTION = 'canPrescriptionBeConfigured'

/** Rejects a change of `canPrescribe` without the feature, an unknown time zone, and unknown or duplicate teams and services. */
export async function checkDoctor({ tx, change, current, body }: RecordChange): Promise<void> {
  if (!body) throw new HttpError(403, 'FORBIDDEN')
  const prescribes = body['canPrescribe'] ?? false
  if (prescribes !== (current?.['canPrescribe'] ?? false) && !change.features.includes(PRESCRIPTION)) {
    throw new HttpError(403, 'ROLE')
  }
  if (!isZone(String(body['timezone']))) throw fieldError('/timezone', 'exists')
  const teams = await tx.query<{ key: string }>('select id::text as key from team where tenant = $1', [
    change.tenant,
  ])
  const teamKeys = teamsIn(body).map(({ teamId }) => String(teamId))
  checkKeys('teams', teamKeys, teams)
  const coverable = await tx.query<{ key: string }>(
    `select insurer_id || '/' || service_id as key from insurer_service where tenant = $1`,
    [change.tenant],
  )
  const coveredKeys = coveredServicesIn(body).map(({ insurerId, serviceId }) => `${insurerId}/${serviceId}`)
  checkKeys('insurerServices', coveredKeys, coverable)
}

function checkKeys(field: string, keys: readonly string[], known: readonly { key: string }[]): void {
  const all = new Set(known.map(({ key }) => key))
  const missing = keys.findIndex((key) => !all.has(key))
  if (missing >= 0) throw fieldError(`/${field}/${missing}`, 'exists')
  const duplicate = keys.findIndex((key, index) => keys.indexOf(key) !== index)
  if (duplicate >= 0) throw fieldError(`/${field}/${duplicate}`, 'uniqueItems')
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== ''
  } catch {
    return false
  }
}

/** Writes the teams and insurer services of a doctor, and offers the services of the specialties. */
export async function writeDoctor(recordChange: RecordChange): Promise<void> {
  const { tx, change, id, body = {} } = recordChange
  const row = [change.tenant, id]
  await tx.query('delete from team_doctor where tenant = $1 and doctor_id = $2', row)
  await tx.query(
    `insert into team_doctor (tenant, doctor_id, team_id, member, coordinator)
     select $1, $2::int, "teamId", coalesce(member, false), coalesce(coordinator, false)
     from jsonb_to_recordset($3::jsonb) as t("teamId" int, member boolean, coordinator boolean)`,
    [...row, JSON.stringify(teamsIn(body))],
  )
  await tx.query('delete from doctor_insurer_service where tenant = $1 and doctor_id = $2', row)
  await tx.query(
    `insert into doctor_insurer_service (tenant, doctor_id, insurer_id, service_id, is_active)
     select $1, $2::int, "insurerId", "serviceId", "isActive"
     from jsonb_to_recordset($3::jsonb) as t("insurerId" int, "serviceId" int, "isActive" boolean)`,
    [...row, JSON.stringify(coveredServicesIn(body))],
  )
  await offerSpecialties(recordChange)
}

/**
 * Updates the offers of a doctor's practices. A new doctor gets a practice without a centre. The services of an added
 * specialty are offered wherever possible; those of a removed specialty no longer. Own prices and durations stay.
 */
async function offerSpecialties({ tx, change, id, current, body }: RecordChange): Promise<void> {
  const row = [change.tenant, id]
  if (!current) await tx.query('insert into provider (tenant, doctor_id) values ($1, $2)', row)
  const before = new Set((current?.['specialties'] ?? []) as number[])
  const added = ((body?.['specialties'] ?? []) as number[]).filter((specialty) => !before.has(specialty))
  await tx.query(
    `delete from provider_service ps using provider p, service s
     where p.tenant = $1 and p.doctor_id = $2 and ps.tenant = p.tenant and ps.provider_id = p.id
       and s.tenant = ps.tenant and s.id = ps.service_id and not exists (select from doctor_specialty x
         where x.tenant = p.tenant and x.doctor_id = p.doctor_id and x.specialty_id = s.specialty_id)`,
    row,
  )
  await tx.query(
    `insert into provider_service (tenant, provider_id, service_id)
     select p.tenant, p.id, s.id from provider p join service s on s.tenant = p.tenant
     where p.tenant = $1 and p.doctor_id = $2 and p.is_active and s.is_active
       and s.specialty_id = any($3::int[]) and (s.type = ${AppointmentType.online} or p.centre is not null)
     on conflict do nothing`,
    [...row, added],
  )
}
