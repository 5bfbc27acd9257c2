import { operation, type Api } from '../../http/operations'
import { demand } from '../../http/rights'
import { listCategories } from '../catalogue/categories'
import { listInsurers, servicesOfInsurer } from '../catalogue/insurers'
import { findService, listServices, listSpecialties } from '../catalogue/services'
import { found } from '../found'
import { readAudit } from './audit'
import { categories } from './categories/entity'
import { CALENDAR } from './doctors/calendar/write'
import { doctors } from './doctors/entity'
import { registerDoctors } from './doctors/routes'
import { documents } from './documents/entity'
import { registerDocuments } from './documents/routes'
import * as defined from './entities'
import { registerEntity } from './register'
import { users } from './users/entity'
import { registerReport } from './report/routes'
import { registerUsers } from './users/routes'
import { videos } from './videos/entity'
import { registerVideos } from './videos/routes'

/** A working calendar is changed by whoever administers its doctor. */
const audited = [
  ...Object.values(defined),
  users,
  doctors,
  categories,
  videos,
  documents,
  { ...doctors, entity: CALENDAR },
]
const byName = new Map(audited.map((entity) => [entity.entity, entity]))

/** What administrators read and write (ADMIN-017, ADMIN-018), and what patients read of it. */
export function register(api: Api): void {
  registerEntity(api, defined.companies)
  registerEntity(api, defined.teams)
  registerEntity(api, defined.agreements)
  registerOffer(api)
  registerUsers(api)
  registerDoctors(api)
  registerVideos(api)
  registerReport(api)
  registerDocuments(api)
  registerEntity(api, categories)
  operation(api, 'GET api/insurers/{id}/consultation-services', ({ db, tenant, params }) =>
    servicesOfInsurer(db, tenant.id, params.id),
  )
  operation(api, 'GET api/audit/{entity}/{id}', ({ db, tenant, person, params }) => {
    const { entity, rights } = found(byName.get(params.entity))
    demand(rights, tenant, person)
    return readAudit(db, tenant.id, entity, params.id)
  })
}

/** What patients choose from too. */
function registerOffer(api: Api): void {
  registerEntity(api, defined.adminInsurers, {
    list: ({ db, tenant }) => listInsurers(db, tenant.id),
  })
  registerEntity(api, defined.adminSpecialtyCategories, {
    list: ({ db, tenant }) => listCategories(db, tenant.id),
    read: async ({ db, tenant, params }) => found((await listCategories(db, tenant.id, params.id))[0]),
  })
  registerEntity(api, defined.adminSpecialties, {
    list: ({ db, tenant }) => listSpecialties(db, tenant.id),
    read: async ({ db, tenant, params }) => found((await listSpecialties(db, tenant.id, params.id))[0]),
  })
  registerEntity(api, defined.adminServices, {
    list: ({ db, tenant }) => listServices(db, tenant.id, true),
    read: async ({ db, tenant, params }) => found(await findService(db, tenant.id, params.id)),
  })
}
