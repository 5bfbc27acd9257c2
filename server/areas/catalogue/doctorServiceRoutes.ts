import { operation, type Api } from '../../http/api/operation'
import { found } from '../orNotFound'
import { findDoctor } from './doctors'
import { changeService, offerService, servicesOfDoctor } from './doctorServices'
import { ownDoctor } from './ownDoctor'

/** What a doctor offers, read by anybody and written by the doctor alone (BOOK-140 to BOOK-143). */
export function registerDoctorServices(api: Api): void {
  operation(api, 'GET api/consultation-services/doctor', async ({ db, tenant, person }) =>
    servicesOfDoctor(db, tenant.id, await ownDoctor(db, tenant.id, person)),
  )
  operation(api, 'GET api/consultation-services/doctor/{id}', async ({ db, tenant, params }) =>
    servicesOfDoctor(db, tenant.id, found(await findDoctor(db, tenant.id, { id: params.id })).id),
  )
  operation(api, 'POST api/consultation-services/doctor', async ({ db, tenant, person, body }) => {
    await offerService(db, tenant.id, await ownDoctor(db, tenant.id, person), body)
    return undefined
  })
  operation(api, 'PUT api/consultation-services/doctor', async ({ db, tenant, person, body }) => {
    await changeService(db, tenant.id, await ownDoctor(db, tenant.id, person), body)
    return undefined
  })
}
