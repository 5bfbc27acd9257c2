import { operation, type Api } from '../../platform/http/api/operation'
import { orNotFound } from '../../platform/errors/orNotFound'
import { findDoctor } from './doctors'
import { changeDoctorService, addDoctorService, listServicesOfDoctor } from './doctorServices'
import { requireOwnDoctor } from './ownDoctor'

/** The services of a doctor: anyone may read them, only the doctor may change them. */
export function registerDoctorServices(api: Api): void {
  operation(api, 'GET api/consultation-services/doctor', async ({ db, tenant, language, person }) =>
    listServicesOfDoctor(db, tenant.id, language, await requireOwnDoctor(db, tenant.id, person), true),
  )
  operation(api, 'GET api/consultation-services/doctor/{id}', async ({ db, tenant, language, params }) =>
    listServicesOfDoctor(
      db,
      tenant.id,
      language,
      orNotFound(await findDoctor(db, tenant.id, language, { id: params.id })).id,
    ),
  )
  operation(api, 'POST api/consultation-services/doctor', async ({ db, tenant, person, body }) => {
    await addDoctorService(db, tenant.id, await requireOwnDoctor(db, tenant.id, person), body)
    return undefined
  })
  operation(api, 'PUT api/consultation-services/doctor', async ({ db, tenant, person, body }) => {
    await changeDoctorService(db, tenant.id, await requireOwnDoctor(db, tenant.id, person), body)
    return undefined
  })
}
