import { operation, type Api } from '../../platform/http/api/operation'
import { changePassword } from './changePassword'
import { registerChanges } from './changes/routes'
import { registerContact } from './contact/routes'
import { registerPersonalData } from './data/routes'
import { exportData } from './exportData'
import { registerExternalSignIn } from './externalSignIn'
import { requireOwn } from './ownAccount'
import { registerPlans } from './plans/routes'
import { registerReauthentication } from './reauthentication/routes'
import { registerSecondStep } from './secondStep/routes'
import { registerSessions } from './sessionRoutes'
import { turns } from '../../platform/jobs/turns/processTurns'

/** The account of the person who signed in, and the personal data of the one they act for. */
export function register(api: Api): void {
  registerPersonalData(api)
  registerContact(api)
  registerSessions(api)
  registerExternalSignIn(api)
  registerSecondStep(api)
  registerPlans(api)
  registerReauthentication(api)
  registerChanges(api)
  operation(api, 'POST api/users/changePassword', async (call) => {
    await changePassword(call)
    return undefined
  })
  operation(api, 'GET api/users/export', ({ db, tenant, person }) => ({
    type: 'application/json; charset=utf-8',
    name: 'my-data.json',
    content: turns.stream(
      { tenant: tenant.id, person: person.actor, lane: 'moments' },
      exportData(db, tenant.id, requireOwn(person)),
    ),
  }))
}
