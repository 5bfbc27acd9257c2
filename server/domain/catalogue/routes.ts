import { operation, type Api } from '../../platform/http/api/operation'
import { orNotFound } from '../../platform/errors/orNotFound'
import { associateDoctor, findDoctor, listDoctors } from './doctors'
import { registerDoctorServices } from './doctorServiceRoutes'
import { findDefaultService, findBySimplyBookId, listServices, listSpecialties } from './services'
import type { Currency } from '../../../schemas/generated/entities'

const codes = ['EUR', 'GBP', 'USD']
const names = new Intl.DisplayNames('es', { type: 'currency' })

/** Currencies that prices can be in, by ISO 4217 code, named in Spanish: those that can be paid in. */
const currencies: Currency[] = codes.map((code) => ({ code, name: names.of(code) ?? code }))

/** The catalogue of a tenant: specialties, services, doctors and payers. The area `admin` edits it. */
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
    async ({ db, tenant, language, params }) =>
      orNotFound((await listSpecialties(db, tenant.id, language, params.id))[0]).consultationServices ?? [],
  )
}

function registerServices(api: Api): void {
  operation(api, 'GET api/consultation-services/all', ({ db, tenant, language }) =>
    listServices(db, tenant.id, language, false),
  )
  operation(api, 'GET api/consultation-services/default', async ({ db, tenant, language }) =>
    orNotFound(await findDefaultService(db, tenant.id, language)),
  )
  operation(
    api,
    'GET api/consultation-services/simplybookid/{id}',
    async ({ db, tenant, language, params }) =>
      orNotFound(await findBySimplyBookId(db, tenant.id, language, params.id)),
  )
}

function registerDoctors(api: Api): void {
  operation(api, 'POST api/doctors/associate/{id}', async ({ db, tenant, person, params }) => {
    orNotFound((await associateDoctor(db, tenant.id, person.subject, params.id)) || undefined)
    return undefined
  })
  operation(api, 'GET api/doctors/all', ({ db, tenant, language }) => listDoctors(db, tenant.id, language))
  operation(api, 'GET api/doctors/{id}/patient', async ({ db, tenant, language, params }) =>
    orNotFound(await findDoctor(db, tenant.id, language, { id: params.id })),
  )
  operation(api, 'GET api/doctors/url/{url}', async ({ db, tenant, language, params }) =>
    orNotFound(await findDoctor(db, tenant.id, language, { url: params.url })),
  )
  operation(api, 'GET api/doctors/nickname/{nickName}', async ({ db, tenant, language, params }) =>
    orNotFound(await findDoctor(db, tenant.id, language, { nickName: params.nickName })),
  )
}
