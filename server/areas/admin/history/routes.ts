import { operation, type Api } from '../../../http/api/operation'
import { requireRights } from '../../../http/api/rights'
import { orNotFound } from '../../orNotFound'
import { requireCalendarAccess } from '../doctors/calendar/access'
import { CALENDAR_ENTITY } from '../doctors/calendar/writeCalendar'
import { readAudit } from './audit'
import { findEntity, permittedEntities } from '../registeredEntities'
import { listActivity, listAuthors } from './activity'

/** Registers the operations that read the history: of a record, 404 for an unknown entity, and of all records. */
export function registerHistoryRoutes(api: Api): void {
  operation(api, 'GET api/audit/{entity}/{id}', async ({ db, tenant, person, params }) => {
    const { entity, rights } = orNotFound(findEntity(api, params.entity))
    // Doctors read the history of their own calendar.
    if (entity === CALENDAR_ENTITY && /^\d{1,9}$/.test(params.id))
      await requireCalendarAccess(db, tenant.id, person, Number(params.id))
    else requireRights(rights, tenant, person)
    return readAudit(db, tenant.id, entity, params.id)
  })
  operation(api, 'GET api/audit', (call) =>
    listActivity(call.db, call.tenant.id, permittedEntities(api, call), call.query),
  )
  operation(api, 'GET api/audit/authors', (call) =>
    listAuthors(call.db, call.tenant.id, permittedEntities(api, call)),
  )
}
