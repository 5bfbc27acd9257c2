import { isCalendarDate } from '../../../../../schemas/rules/age'
import { retryOnDeadlock } from '../../../../platform/db/retryOnDeadlock'
import { operation, type Api, type OperationCall } from '../../../../platform/http/api/operation'
import { invalidField } from '../../../../platform/errors/invalidField'
import { changeOf } from '../../../entities/registerEntity'
import { treatmentTime } from '../../../people/treated'
import { appointmentChanges, searchedUntil } from '../absences/appointmentChanges'
import { offerOpenedTimes } from '../calendar/offerOpenedTimes'
import { changeHolidays } from './changeHolidays'
import { listHolidays, previewHolidays, type HolidayReader } from './holidays'

/** The most dates that one request names. */
const MAX_DATES = 100

/** The dates on which centres are closed, for doctors administrators. */
export function registerHolidays(api: Api): void {
  operation(api, 'GET api/centres/{id}/holidays', (call) => listHolidays(call.db, readerOf(call)))
  operation(api, 'GET api/centres/{id}/holidays/preview', (call) => {
    const dates = call.query.dates.split(',')
    if (dates.length > MAX_DATES || !dates.every(isCalendarDate)) throw invalidField('dates')
    return previewHolidays(call.db, readerOf(call), dates)
  })
  operation(api, 'POST api/centres/{id}/holidays', (call) => {
    const last = call.body.add
      .map(({ date }) => date)
      .toSorted()
      .at(-1)
    const writer = {
      ...readerOf(call),
      change: changeOf(call),
      ...appointmentChanges(api, call, last ? searchedUntil(last) : 0),
      offerOpened: (tx: typeof call.db, doctorId: number) =>
        offerOpenedTimes(tx, call.tenant, doctorId, call.now),
    }
    return retryOnDeadlock(call.db, (tx) => changeHolidays(tx, writer, call.body))
  })
}

type Call = Pick<OperationCall<'GET api/centres/{id}/holidays'>, 'tenant' | 'now' | 'params'>

const readerOf = ({ tenant, now, params }: Call): HolidayReader => ({
  tenant: tenant.id,
  centreId: params.id,
  time: treatmentTime(tenant, now),
})
