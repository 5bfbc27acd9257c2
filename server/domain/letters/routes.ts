import { operation, type Api } from '../../platform/http/api/operation'
import { registerCalendar } from './calendar/routes'
import { startLetterWorker } from './letterWorker'
import { listLetters, readLetterSettings, writeLetterSettings } from './settings'

/**
 * The letters about appointments, and calendars of them. Both belong to the person who signed in, even while they act for
 * another.
 */
export function register(api: Api): void {
  operation(api, 'GET api/letters/', ({ db, tenant, person }) => listLetters(db, tenant.id, person.actor))
  operation(api, 'GET api/letters/settings', ({ db, tenant, person }) =>
    readLetterSettings(db, tenant.id, person.actor),
  )
  operation(api, 'PUT api/letters/settings', async ({ db, tenant, person, body, language }) => {
    await writeLetterSettings(db, tenant.id, person.actor, { ...body, language })
    return readLetterSettings(db, tenant.id, person.actor)
  })
  registerCalendar(api)
  startLetterWorker(api)
}
