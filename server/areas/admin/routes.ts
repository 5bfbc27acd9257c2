import { operation, type Api } from '../../http/operations'
import { demand } from '../../http/rights'
import { listCategories } from '../catalogue/categories'
import { listInsurers, servicesOfInsurer } from '../catalogue/insurers'
import { found } from '../found'
import { readAudit } from './audit'
import { adminInsurers, adminSpecialtyCategories, agreements, companies, teams } from './entities'
import { registerEntity } from './register'

const entities = [companies, teams, agreements, adminInsurers, adminSpecialtyCategories]
const byName = new Map(entities.map((entity) => [entity.entity, entity]))

/** What administrators read and write (ADMIN-017, ADMIN-018), and what patients read of it. */
export function register(api: Api): void {
  registerEntity(api, 'api/companies', companies)
  registerEntity(api, 'api/teams', teams)
  registerEntity(api, 'api/agreements', agreements)
  registerEntity(api, 'api/insurers', adminInsurers, {
    list: ({ db, tenant }) => listInsurers(db, tenant.id),
  })
  registerEntity(api, 'api/specialties-categories', adminSpecialtyCategories, {
    list: ({ db, tenant }) => listCategories(db, tenant.id),
    read: async ({ db, tenant, params }) => found((await listCategories(db, tenant.id, params.id))[0]),
  })
  operation(api, 'GET api/insurers/{id}/consultation-services', ({ db, tenant, params }) =>
    servicesOfInsurer(db, tenant.id, params.id),
  )
  operation(api, 'GET api/audit/{entity}/{id}', ({ db, tenant, person, params }) => {
    const { entity, rights } = found(byName.get(params.entity))
    demand(rights, tenant, person)
    return readAudit(db, tenant.id, entity, params.id)
  })
}
