import { operation, type Api } from '../../platform/http/api/operation'
import { findAssociatedDoctor } from '../catalogue/doctors'
import { orNotFound } from '../../platform/errors/orNotFound'
import { requireReadable } from './access'
import { listCareAreas } from './careAreas'
import { readPersonAge } from './personAge'
import { identificationTypesIn } from './identificationTypes'
import { findPersonFacts, findUser } from './people'

/** The person, and the data that decides their menu. */
export function register(api: Api): void {
  operation(api, 'GET api/users/data', async ({ db, tenant, person }) =>
    orNotFound(await findUser(db, tenant.id, person.subject)),
  )
  operation(api, 'GET api/users/root', async ({ db, tenant, person }) =>
    orNotFound(await findUser(db, tenant.id, person.actor)),
  )
  operation(api, 'GET api/users/{id}/data', async ({ db, tenant, person, params }) =>
    orNotFound(await findUser(db, tenant.id, await requireReadable(db, tenant.id, person, params.id))),
  )
  operation(
    api,
    'GET api/users/{id}/associated-doctor',
    async ({ db, tenant, language, person, params }) =>
      (await findAssociatedDoctor(
        db,
        tenant.id,
        language,
        await requireReadable(db, tenant.id, person, params.id),
      )) ?? null,
  )
  registerFacts(api)
}

function registerFacts(api: Api): void {
  operation(api, 'GET api/identification-number-types', ({ language }) => identificationTypesIn(language))
  operation(api, 'GET api/users/{id}/country', async ({ db, tenant, person, params }) => {
    const id = await requireReadable(db, tenant.id, person, params.id)
    return orNotFound(await findPersonFacts(db, tenant.id, id)).country
  })
  operation(api, 'GET api/users/{id}/user-age', async ({ db, tenant, person, params, now }) =>
    readPersonAge(db, tenant, await requireReadable(db, tenant.id, person, params.id), now),
  )
  operation(api, 'GET api/careareas', ({ db, tenant, person }) =>
    listCareAreas(db, tenant.id, person.subject),
  )
  operation(
    api,
    'GET api/careareas/patient',
    async ({ db, tenant, person }) =>
      orNotFound(await findPersonFacts(db, tenant.id, person.subject)).scenarios,
  )
}
