import type { AdminDoctor, InsurerService } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import { operation, type Api } from '../../../platform/http/api/operation'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { listUsersOfDoctor } from '../../people/people'
import type { AdminRecord } from '../../entities/defineAdminEntity'
import { findRecord } from '../../entities/records/readRecord'
import { changeOf, registerEntity } from '../../entities/registerEntity'
import { setFlag } from '../../entities/records/setFlag'
import { registerAbsences } from './absences/routes'
import { registerHolidays } from './holidays/routes'
import { registerCalendar } from './calendar/routes'
import { centres } from './centre'
import { doctors } from './entity'
import { inviteAgain, inviteNewDoctor } from './invitation'

/** The doctors of a tenant and their working calendars. */
export function registerDoctors(api: Api): void {
  registerEntity(api, centres)
  registerEntity(api, doctors, {
    isRemovable: false,
    saved: inviteNewDoctor,
  })
  operation(api, 'POST api/doctors/{id}/invitation', async (call) => {
    await inviteAgain(call, call.params.id)
    return undefined
  })
  operation(api, 'PUT api/doctors/{id}/activate', async (call) =>
    asDoctor(await setFlag(call.db, changeOf(call), doctors, call.params.id, active(true))),
  )
  operation(api, 'PUT api/doctors/{id}/deactivate', async (call) =>
    asDoctor(await setFlag(call.db, changeOf(call), doctors, call.params.id, active(false))),
  )
  operation(api, 'GET api/doctors/insurer-services', ({ db, tenant }) => insurerServices(db, tenant.id))
  operation(api, 'GET api/doctors/{id}/referees', async ({ db, tenant, params }) => {
    orNotFound(await findRecord(db, tenant.id, doctors, params.id))
    return listUsersOfDoctor(db, tenant.id, params.id)
  })
  registerCalendar(api)
  registerAbsences(api)
  registerHolidays(api)
}

const active = (value: boolean) => ({ field: 'isActive', column: 'is_active', value })

/** The record has the fields of the schema of the same name. */
const asDoctor = (record: AdminRecord) => record as unknown as AdminDoctor

/** The services that insurers cover, active by default for a doctor. */
const insurerServices = (db: Tx, tenant: string): Promise<InsurerService[]> =>
  db.query<InsurerService>(
    `select c.insurer_id as "insurerId", i.name as "insurerName", c.service_id as "serviceId",
       s.name as "serviceName", true as "isActive"
     from insurer_service c join insurer i on i.tenant = c.tenant and i.id = c.insurer_id
     join service s on s.tenant = c.tenant and s.id = c.service_id
     where c.tenant = $1 and s.is_active order by i.name, s.name, c.service_id`,
    [tenant],
  )
