import { operation, type Api } from '../../platform/http/api/operation'
import { requireRights } from '../../platform/http/api/rights'
import { orNotFound } from '../../platform/errors/orNotFound'
import { requireCalendarAccess } from './doctors/calendar/access'
import { CALENDAR_ENTITY } from './doctors/calendar/writeCalendar'
import { readAudit } from '../entities/history/audit'
import { findEntity, permittedEntities } from '../entities/registeredEntities'
import { listActivity, listAuthors } from '../entities/history/activity'

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
