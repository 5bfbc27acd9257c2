import { HttpError } from '../../../platform/errors/httpError'
import type { AdminRecord, RecordChange } from '../../entities/defineAdminEntity'
import { fieldError } from '../../entities/records/fieldError'
import { firstDuplicate } from '../../entities/records/firstDuplicate'
import { checkPractices } from './checkPractices'
import { checkDoctorAccount, writeDoctorAccount } from './doctorAccount'
import { writePractices } from './writePractices'
import { isZone } from '../../../../schemas/time/isZone'

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

/** The feature that lets administrators set who prescribes. */
const PRESCRIPTION = 'canPrescriptionBeConfigured'

/** Rejects a change of `canPrescribe` without the feature, an unknown time zone, and unknown or duplicate teams, services and practices. */
export async function checkDoctor(recordChange: RecordChange): Promise<void> {
  const { tx, change, current, body } = recordChange
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
  await checkPractices(recordChange)
  await checkDoctorAccount(recordChange)
}

function checkKeys(field: string, keys: readonly string[], known: readonly { key: string }[]): void {
  const all = new Set(known.map(({ key }) => key))
  const missing = keys.findIndex((key) => !all.has(key))
  if (missing >= 0) throw fieldError(`/${field}/${missing}`, 'exists')
  const duplicate = firstDuplicate(keys)
  if (duplicate >= 0) throw fieldError(`/${field}/${duplicate}`, 'uniqueItems')
}

/** Writes the teams, insurer services, practices and account of a doctor. */
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
  await writePractices(recordChange)
  await writeDoctorAccount(recordChange)
}
