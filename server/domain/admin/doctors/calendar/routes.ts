import { operation, type Api } from '../../../../platform/http/api/operation'
import { requireOwnDoctor } from '../../../catalogue/ownDoctor'
import { changeOf } from '../../../entities/registerEntity'
import { requireCalendarAccess, requireCalendarChange } from './access'
import { offerOpenedTimes } from './offerOpenedTimes'
import { readDays, readMonth, readWeek } from './readCalendar'
import { writeDay } from './writeCalendar'

/** The working calendar of a doctor, for the doctor and for doctors administrators. */
export function registerCalendar(api: Api): void {
  operation(api, 'GET api/doctors/working-week-calendar', async ({ db, tenant, person, query }) => {
    const doctorId = query.doctorId ?? (await requireOwnDoctor(db, tenant.id, person))
    return readWeek(db, tenant.id, await requireCalendarAccess(db, tenant.id, person, doctorId))
  })
  operation(api, 'GET api/doctors/working-day-calendar', async ({ db, tenant, person, query }) =>
    readDays(db, tenant.id, await requireCalendarAccess(db, tenant.id, person, query.doctorId), query),
  )
  operation(api, 'GET api/doctors/doctor-monthly-calendar', async ({ db, tenant, person, query }) =>
    readMonth(db, tenant.id, await requireCalendarAccess(db, tenant.id, person, query.doctorId), query.month),
  )
  operation(api, 'PUT api/doctors/update-doctor-disponibility', async (call) => {
    await requireCalendarChange(call.db, call.tenant.id, call.person, call.body.doctorId)
    await call.db.tx(async (tx) => {
      await writeDay(tx, changeOf(call), call.body)
      await offerOpenedTimes(tx, call.tenant, call.body.doctorId, call.now)
    })
    return undefined
  })
}
