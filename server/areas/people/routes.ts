import { operation, type Api } from '../../http/api/operation'
import { findAssociatedDoctor } from '../catalogue/doctors'
import { orNotFound } from '../orNotFound'
import { requireReadable } from './access'
import { readPersonAge } from './personAge'
import { identificationTypes } from './identificationTypes'
import { listFamily, findPersonFacts, findUser } from './people'

/** The person, their family, and the data that decides their menu. */
export function register(api: Api): void {
  operation(api, 'GET api/users/data', async ({ db, tenant, person }) =>
    orNotFound(await findUser(db, tenant.id, person.subject)),
  )
  operation(api, 'GET api/users/{id}/data', async ({ db, tenant, person, params }) =>
    orNotFound(await findUser(db, tenant.id, await requireReadable(db, tenant.id, person, params.id))),
  )
  operation(
    api,
    'GET api/users/{id}/associated-doctor',
    async ({ db, tenant, person, params }) =>
      (await findAssociatedDoctor(db, tenant.id, await requireReadable(db, tenant.id, person, params.id))) ??
      null,
  )
  operation(api, 'GET api/family', ({ db, tenant, person }) => listFamily(db, tenant.id, person.actor))
  registerFacts(api)
}

function registerFacts(api: Api): void {
  operation(api, 'GET api/identification-number-types', () => [...identificationTypes])
  operation(api, 'GET api/users/{id}/country', async ({ db, tenant, person, params }) => {
    const id = await requireReadable(db, tenant.id, person, params.id)
    return orNotFound(await findPersonFacts(db, tenant.id, id)).country
  })
  operation(api, 'GET api/users/{id}/user-age', async ({ db, tenant, person, params, now }) =>
    readPersonAge(db, tenant, await requireReadable(db, tenant.id, person, params.id), now),
  )
  operation(
    api,
    'GET api/careareas/patient',
    async ({ db, tenant, person }) =>
      orNotFound(await findPersonFacts(db, tenant.id, person.subject)).scenarios,
  )
  // This back end has no hospital system to fetch appointments from.
  operation(api, 'GET api/users/synchronize-appointments', () => undefined)
}
