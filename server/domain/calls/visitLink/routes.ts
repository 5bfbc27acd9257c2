import { operation, type Api } from '../../../platform/http/api/operation'
import { HttpError } from '../../../platform/errors/httpError'
import type { PersonContext } from '../../../platform/http/request/personContext'
import { endVisit } from '../../../platform/sessions/visits/visitSession'
import type { VisitRight } from '../../../platform/sessions/visits/visitRight'
import { openVisitLink } from './openLink'
import { makeVisitLink } from './makeLink'
import { readVisit } from './readVisit'
import { renewVisitLink, sendVisitLink } from './sendLink'

/** The link of a video visit: its doctor makes or sends it, the patient opens it without signing in (decision 916). */
export function registerVisitLinks(api: Api): void {
  operation(api, 'POST api/auth/magic-link', async (call) => ({ url: await makeVisitLink(call) }))
  operation(api, 'POST api/visit-links/send', async (call) => {
    await sendVisitLink(api, call)
    return undefined
  })
  operation(api, 'POST api/visit-links/renew', async (call) => {
    await renewVisitLink(api, call)
    return undefined
  })
  operation(api, 'POST api/visit-links/open', async ({ db, tenant, body, now }) => ({
    token: await db.tx((tx) => openVisitLink(tx, tenant, body, now)),
  }))
  operation(api, 'GET api/visit-links/visit', ({ db, tenant, language, person }) =>
    readVisit(db, { tenant: tenant.id, language, visit: requireVisit(person) }),
  )
  operation(api, 'DELETE api/visit-links/session', async ({ db, tenant, person }) => {
    await endVisit(db, tenant.id, requireVisit(person))
    return undefined
  })
}

/** The visit of the session that calls. Throws 403 for a session of an account. */
function requireVisit({ visit }: PersonContext): VisitRight {
  if (!visit) throw new HttpError(403, 'FORBIDDEN')
  return visit
}
