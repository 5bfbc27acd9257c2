import { operation, type Api } from '../../http/api/operation'
import { associatedDoctor } from '../catalogue/doctors'
import { found } from '../orNotFound'
import { readable } from './access'
import { ageOf } from './personAge'
import { identificationTypes } from './identificationTypes'
import { familyOf, findFacts, findUser } from './people'

/** The person, their family and what the menu needs to know of them. */
export function register(api: Api): void {
  operation(api, 'GET api/users/data', async ({ db, tenant, person }) =>
    found(await findUser(db, tenant.id, person.subject)),
  )
  operation(api, 'GET api/users/{id}/data', async ({ db, tenant, person, params }) =>
    found(await findUser(db, tenant.id, await readable(db, tenant.id, person, params.id))),
  )
  operation(
    api,
    'GET api/users/{id}/associated-doctor',
    async ({ db, tenant, person, params }) =>
      (await associatedDoctor(db, tenant.id, await readable(db, tenant.id, person, params.id))) ?? null,
  )
  operation(api, 'GET api/family', ({ db, tenant, person }) => familyOf(db, tenant.id, person.actor))
  registerFacts(api)
}

function registerFacts(api: Api): void {
  operation(api, 'GET api/identification-number-types', () => [...identificationTypes])
  operation(api, 'GET api/users/{id}/country', async ({ db, tenant, person, params }) => {
    const id = await readable(db, tenant.id, person, params.id)
    return found(await findFacts(db, tenant.id, id)).country
  })
  operation(api, 'GET api/users/{id}/user-age', async ({ db, tenant, person, params, now }) =>
    ageOf(db, tenant, await readable(db, tenant.id, person, params.id), now),
  )
  operation(
    api,
    'GET api/careareas/patient',
    async ({ db, tenant, person }) => found(await findFacts(db, tenant.id, person.subject)).scenarios,
  )
  // No tenant of this back end keeps its appointments in a hospital system, so there is nothing to fetch.
  operation(api, 'GET api/users/synchronize-appointments', () => undefined)
}
