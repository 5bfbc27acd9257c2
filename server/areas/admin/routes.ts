import { operation, type Api } from '../../http/api/operation'
import { listCategories } from '../catalogue/categories'
import { listInsurers, listServicesOfInsurer } from '../catalogue/insurers'
import { findService, listServices, listSpecialties } from '../catalogue/services'
import { orNotFound } from '../orNotFound'
import { categories } from './categories/entity'
import { CALENDAR_ENTITY } from './doctors/calendar/writeCalendar'
import { doctors } from './doctors/entity'
import { registerDoctors } from './doctors/routes'
import { documents } from './documents/entity'
import { registerDocuments } from './documents/routes'
import * as defined from './entities'
import { registerHistoryRoute, registerHistory } from './history/routes'
import { registerEntity } from './registerEntity'
import { registerReport } from './report/routes'
import { registerUsers } from './users/routes'
import { videos } from './videos/entity'
import { registerVideos } from './videos/routes'

/** Entities with their own operations. A working calendar has the rights of its doctor. */
const others = [videos, documents, { ...doctors, entity: CALENDAR_ENTITY }]

/** The operations of administrators (ADMIN-017, ADMIN-018), and those that patients share with them. */
export function register(api: Api): void {
  registerEntity(api, defined.companies)
  registerEntity(api, defined.teams)
  registerEntity(api, defined.agreements)
  registerCatalogue(api)
  registerUsers(api)
  registerDoctors(api)
  registerVideos(api)
  registerReport(api)
  registerDocuments(api)
  registerEntity(api, categories)
  others.forEach((entity) => registerHistory(api, entity))
  operation(api, 'GET api/insurers/{id}/consultation-services', ({ db, tenant, params }) =>
    listServicesOfInsurer(db, tenant.id, params.id),
  )
  registerHistoryRoute(api)
}

/** Entities that patients read too. */
function registerCatalogue(api: Api): void {
  registerEntity(api, defined.adminInsurers, {
    list: ({ db, tenant }) => listInsurers(db, tenant.id),
  })
  registerEntity(api, defined.adminSpecialtyCategories, {
    list: ({ db, tenant }) => listCategories(db, tenant.id),
    read: async ({ db, tenant, params }) => orNotFound((await listCategories(db, tenant.id, params.id))[0]),
  })
  registerEntity(api, defined.adminSpecialties, {
    list: ({ db, tenant }) => listSpecialties(db, tenant.id),
    read: async ({ db, tenant, params }) => orNotFound((await listSpecialties(db, tenant.id, params.id))[0]),
  })
  registerEntity(api, defined.adminServices, {
    list: ({ db, tenant }) => listServices(db, tenant.id, true),
    read: async ({ db, tenant, params }) => orNotFound(await findService(db, tenant.id, params.id)),
  })
}
