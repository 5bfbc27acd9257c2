import type { CareArea } from '../../../../schemas/generated/entities'
import { operation, type Api, type OperationCall } from '../../../platform/http/api/operation'
import { isAllowed } from '../../../platform/http/api/rights'
import { HttpError } from '../../../platform/errors/httpError'
import { requireOwnDoctor } from '../../catalogue/ownDoctor'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { listCareAreas } from '../../people/careAreas'
import { requireTreated, treatmentTime } from '../../people/treated'
import { assign, listOfDoctor, listOfDoctorsPatient } from './careAreas'

const FEATURE = 'careAreas'

type Call = Pick<OperationCall<'GET api/careareas'>, 'db' | 'tenant' | 'person' | 'now'>

/** Care areas of doctors, and of patients as doctors and administrators assign them. */
export function registerCareAreas(api: Api): void {
  operation(api, 'GET api/careareas/doctor/{id}', async (call) => {
    if (!isAdministrator(call, 'DoctorsAdministrator')) await requireDoctor(call, call.params.id)
    return listOfDoctor(call.db, call.tenant.id, call.params.id)
  })
  operation(api, 'GET api/careareas/admin/{id}', async ({ db, tenant, params }) => {
    await requirePerson(db, tenant.id, params.id)
    return listCareAreas(db, tenant.id, params.id)
  })
  operation(api, 'GET api/careareas/doctor/{doctorId}/patient/{patientId}', async (call) => {
    const { doctorId, patientId } = call.params
    await requireAssigner(call, doctorId, patientId)
    return listOfDoctorsPatient(call.db, call.tenant.id, doctorId, patientId)
  })
  operation(api, 'PUT api/careareas/patient', async (call) => {
    const { doctorId, patientId, careAreas } = call.body
    await requireAssigner(call, doctorId, patientId)
    const own = await listOfDoctorsPatient(call.db, call.tenant.id, doctorId, patientId)
    const ids = own.map(({ id }) => id ?? 0)
    if (careAreas.some((id) => !ids.includes(id))) throw new HttpError(400, 'NOT_OF_DOCTOR')
    await save(call, patientId, { added: careAreas, removed: ids.filter((id) => !careAreas.includes(id)) })
    return listOfDoctorsPatient(call.db, call.tenant.id, doctorId, patientId)
  })
  operation(api, 'PUT api/careareas/{id}/patient/{patientId}', setMembership)
}

async function setMembership(
  call: OperationCall<'PUT api/careareas/{id}/patient/{patientId}'>,
): Promise<CareArea> {
  const { id, patientId } = call.params
  const find = async () =>
    orNotFound((await listCareAreas(call.db, call.tenant.id, patientId)).find((area) => area.id === id))
  if (isAdministrator(call, 'UsersAdministrator')) await requirePerson(call.db, call.tenant.id, patientId)
  else {
    const doctorId = await requireDoctor(call)
    await requireTreatedBy(call, doctorId, patientId)
    await find()
    const own = await listOfDoctorsPatient(call.db, call.tenant.id, doctorId, patientId)
    if (!own.some((area) => area.id === id)) throw new HttpError(400, 'NOT_OF_DOCTOR')
  }
  await find()
  const { isAssigned } = call.body
  await save(call, patientId, { added: isAssigned ? [id] : [], removed: isAssigned ? [] : [id] })
  return find()
}

const isAdministrator = ({ tenant, person }: Call, role: string): boolean =>
  isAllowed({ role, feature: FEATURE }, tenant, person)

/** The doctor who sends the request. Throws 403 for anyone else, and without the feature. */
async function requireDoctor({ db, tenant, person }: Call, id?: number): Promise<number> {
  const isOff = !tenant.backend.features.includes(FEATURE)
  if (isOff || person.actor !== person.subject) throw new HttpError(403, 'ROLE')
  const own = await requireOwnDoctor(db, tenant.id, person)
  if (id !== undefined && id !== own) throw new HttpError(403, 'ROLE')
  return own
}

/** Throws unless the caller is this doctor and treats the patient, or an administrator of users. */
async function requireAssigner(call: Call, doctorId: number, patientId: string): Promise<void> {
  if (isAdministrator(call, 'UsersAdministrator')) return requirePerson(call.db, call.tenant.id, patientId)
  await requireDoctor(call, doctorId)
  await requireTreatedBy(call, doctorId, patientId)
}

const requireTreatedBy = ({ db, tenant, now }: Call, doctorId: number, patientId: string): Promise<void> =>
  requireTreated(db, { tenant: tenant.id, doctorId, patientId }, treatmentTime(tenant, now))

async function requirePerson(db: Call['db'], tenant: string, id: string): Promise<void> {
  orNotFound((await db.query('select from person where tenant = $1 and id = $2', [tenant, id]))[0])
}

/** Saves the areas and records the change for the patient (decision 211). */
function save(
  { db, tenant, person, now }: Call,
  patientId: string,
  change: { added: readonly number[]; removed: readonly number[] },
): Promise<void> {
  const isDoctor = person.roles.includes('Doctor')
  return db.tx(async (tx) => {
    const hasChanged = await assign(tx, tenant.id, patientId, change)
    if (!hasChanged || person.actor === patientId) return
    await tx.query(
      `insert into acting_entry (tenant, actor_id, subject_id, capacity, action, occurred_at)
       values ($1, $2, $3, $4, 'changed', $5)`,
      [tenant.id, person.actor, patientId, isDoctor ? 'professional' : 'administrator', now.toISOString()],
    )
  })
}
