import { operation, type Api } from '../../http/api/operation'
import { orNotFound } from '../orNotFound'
import { listAvailableDoctors } from './availableDoctors'
import { currencies } from './currencies'
import { associateDoctor, findDoctor, listDoctors } from './doctors'
import { registerDoctorServices } from './doctorServiceRoutes'
import { findDefaultService, findBySimplyBookId, listServices, listSpecialties } from './services'
import { listSpecialists } from './specialists'

/** The catalogue of a tenant: specialties, services, doctors and payers (BOOK-081, BOOK-122 to BOOK-143). The area `admin` edits it. */
export function register(api: Api): void {
  operation(api, 'GET api/currencies', () => currencies)
  registerSpecialties(api)
  registerServices(api)
  registerDoctorServices(api)
  registerDoctors(api)
}

function registerSpecialties(api: Api): void {
  operation(
    api,
    'GET api/consultation-specialties/{id}/services',
    async ({ db, tenant, params }) =>
      orNotFound((await listSpecialties(db, tenant.id, params.id))[0]).consultationServices ?? [],
  )
}

function registerServices(api: Api): void {
  operation(api, 'GET api/consultation-services/all', ({ db, tenant }) => listServices(db, tenant.id, false))
  operation(api, 'GET api/consultation-services/specialists', ({ db, tenant }) =>
    listSpecialists(db, tenant.id),
  )
  operation(api, 'GET api/consultation-services/default', async ({ db, tenant }) =>
    orNotFound(await findDefaultService(db, tenant.id)),
  )
  operation(api, 'GET api/consultation-services/simplybookid/{id}', async ({ db, tenant, params }) =>
    orNotFound(await findBySimplyBookId(db, tenant.id, params.id)),
  )
}

function registerDoctors(api: Api): void {
  operation(api, 'GET api/doctors/available', ({ db, tenant, now }) =>
    listAvailableDoctors(db, tenant.id, now),
  )
  operation(api, 'POST api/doctors/associate/{id}', async ({ db, tenant, person, params }) => {
    orNotFound((await associateDoctor(db, tenant.id, person.subject, params.id)) || undefined)
    return undefined
  })
  operation(api, 'GET api/doctors/all', ({ db, tenant }) => listDoctors(db, tenant.id))
  operation(api, 'GET api/doctors/{id}/patient', async ({ db, tenant, params }) =>
    orNotFound(await findDoctor(db, tenant.id, { id: params.id })),
  )
  operation(api, 'GET api/doctors/url/{url}', async ({ db, tenant, params }) =>
    orNotFound(await findDoctor(db, tenant.id, { url: params.url })),
  )
  operation(api, 'GET api/doctors/nickname/{nickName}', async ({ db, tenant, params }) =>
    orNotFound(await findDoctor(db, tenant.id, { nickName: params.nickName })),
  )
}
