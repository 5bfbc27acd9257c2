import { operation, type Api } from '../../platform/http/api/operation'
import { listVideoCategories } from '../advices/categories'
import { listCategories } from '../catalogue/categories'
import { listInsurers, listServicesOfInsurer } from '../catalogue/insurers'
import { findService, listServices, listSpecialties } from '../catalogue/services'
import { orNotFound } from '../../platform/errors/orNotFound'
import { registerBin } from './binRoutes'
import { registerCareAreas } from './careAreas/routes'
import { registerExternalPatients } from './externalPatients/routes'
import { registerFamily } from '../family/administration/routes'
import { categories } from './categories/entity'
import { CALENDAR_ENTITY } from './doctors/calendar/writeCalendar'
import { centres } from './doctors/centre'
import { doctors } from './doctors/entity'
import { HOLIDAYS_ENTITY } from './doctors/holidays/changeHolidays'
import { registerDoctors } from './doctors/routes'
import { documents } from '../documents/entity'
import { registerDocuments } from './documents/routes'
import * as defined from './entities'
import { registerHistoryRoutes } from './historyRoutes'
import { addEntity } from '../entities/registeredEntities'
import { registerEntity } from '../entities/registerEntity'
import { registerReport } from './report/routes'
import { registerSearch } from './search/routes'
import { registerUsers } from '../users/routes'
import { videos } from './videos/entity'
import { registerVideos } from './videos/routes'

/** Entities with their own operations. A working calendar has the rights of its doctor, and holidays those of their centre. */
const others = [
  videos,
  documents,
  { ...doctors, entity: CALENDAR_ENTITY },
  { ...centres, entity: HOLIDAYS_ENTITY },
]

/** The operations of administrators, and those that patients share with them. */
export function register(api: Api): void {
  registerEntity(api, defined.companies)
  registerEntity(api, defined.teams)
  registerEntity(api, defined.agreements)
  registerCatalogue(api)
  registerUsers(api)
  registerFamily(api)
  registerExternalPatients(api)
  registerCareAreas(api)
  registerDoctors(api)
  registerVideos(api)
  registerReport(api)
  registerDocuments(api)
  registerEntity(api, categories, {
    list: ({ db, tenant, language }) => listVideoCategories(db, tenant.id, language),
    read: async ({ db, tenant, language, params }) =>
      orNotFound((await listVideoCategories(db, tenant.id, language, params.id))[0]),
  })
  others.forEach((entity) => addEntity(api, entity))
  operation(api, 'GET api/insurers/{id}/consultation-services', ({ db, tenant, language, params }) =>
    listServicesOfInsurer(db, tenant.id, language, params.id),
  )
  registerHistoryRoutes(api)
  registerBin(api)
  registerSearch(api)
}

/** Entities that patients read too. */
function registerCatalogue(api: Api): void {
  registerEntity(api, defined.adminInsurers, {
    list: ({ db, tenant, language }) => listInsurers(db, tenant.id, language),
  })
  registerEntity(api, defined.adminSpecialtyCategories, {
    list: ({ db, tenant, language }) => listCategories(db, tenant.id, language),
    read: async ({ db, tenant, language, params }) =>
      orNotFound((await listCategories(db, tenant.id, language, params.id))[0]),
  })
  registerEntity(api, defined.adminSpecialties, {
    list: ({ db, tenant, language }) => listSpecialties(db, tenant.id, language),
    read: async ({ db, tenant, language, params }) =>
      orNotFound((await listSpecialties(db, tenant.id, language, params.id))[0]),
  })
  registerEntity(api, defined.adminServices, {
    list: ({ db, tenant, language }) => listServices(db, tenant.id, language, true),
    read: async ({ db, tenant, language, params }) =>
      orNotFound(await findService(db, tenant.id, language, params.id)),
  })
}
