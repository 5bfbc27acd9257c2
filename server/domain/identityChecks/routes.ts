import type { IdentityCheck } from '../../../schemas/generated/entities'
import { isAllowed } from '../../platform/http/api/rights'
import { operation, type Api } from '../../platform/http/api/operation'
import { requireOwn } from '../account/ownAccount'
import { orNotFound } from '../../platform/errors/orNotFound'
import { findUser } from '../people/people'
import { ask, hasChecks, requireIdentityProvider, type CheckCall } from './checks'
import { registerNotification } from './notification'
import { refreshRuns } from './refresh'
import { registerIdentityReviews } from './reviewRoutes'
import { findLatest, findOpen, readStatus } from './runs'
import { registerRuns } from './runRoutes'
import { listSides } from './ownRun'
import { ensureApplicant, findApplicant, startRun } from './start'
import { startIdentityWorker } from './worker'

/** Proof of identity: the calls of the service's software, the status, and the sandbox. */
export function register(api: Api): void {
  registerApplicant(api)
  registerStatus(api)
  registerRuns(api)
  registerIdentityReviews(api)
  registerNotification(api)
  startIdentityWorker(api)
}

/** Only people themselves prove who they are: while acting for somebody these calls answer 403. */
function registerApplicant(api: Api): void {
  const starterOf = (call: CheckCall) => ({
    db: call.db,
    tenant: call.tenant.id,
    now: call.now,
    personId: requireOwn(call.person),
    provider: requireIdentityProvider(api, call),
  })
  operation(api, 'GET api/onfido/applicant', async (call) => {
    requireIdentityProvider(api, call)
    return (await findApplicant(call.db, call.tenant.id, call.person.subject)) ?? null
  })
  operation(api, 'POST api/onfido/create-applicant/{id}', async (call) => {
    const starter = starterOf(call)
    orNotFound(call.params.id === starter.personId ? true : undefined)
    return ensureApplicant(starter)
  })
  operation(api, 'GET api/onfido/web-sdk-token/{id}', async (call) => {
    const { db, tenant, personId, provider } = starterOf(call)
    return ask(provider.createToken(await requireApplicant({ db, tenant, personId }, call.params.id)))
  })
  operation(api, 'GET api/onfido/work-flow-run/{id}', async (call) => {
    const starter = starterOf(call)
    return startRun(starter, await requireApplicant(starter, call.params.id))
  })
}

/** The person's own id at the service (C-084). Throws 404 for another one. */
async function requireApplicant(
  { db, tenant, personId }: Pick<Parameters<typeof ensureApplicant>[0], 'db' | 'tenant' | 'personId'>,
  id: string,
): Promise<string> {
  const own = await findApplicant(db, tenant, personId)
  return orNotFound(own === id ? own : undefined)
}

function registerStatus(api: Api): void {
  const statusOf = async (call: CheckCall, personId: string) => {
    const identityProvider = requireIdentityProvider(api, call)
    const { db, tenant, now } = call
    await refreshRuns({ db, tenant: tenant.id, provider: identityProvider, now }, { personId })
    return readStatus(db, tenant.id, personId)
  }
  operation(api, 'GET api/onfido/status/', (call) => statusOf(call, call.person.subject))
  operation(api, 'GET api/onfido/status/{id}', async (call) => {
    const { db, tenant, person, params } = call
    const isSeen = params.id === person.subject || isAllowed({ role: 'UsersAdministrator' }, tenant, person)
    const user = isSeen ? await findUser(db, tenant.id, params.id) : undefined
    return statusOf(call, orNotFound(user).id)
  })
  operation(api, 'GET api/identity-checks/current', readCurrent)
}

async function readCurrent({ db, tenant, person, now }: CheckCall): Promise<IdentityCheck> {
  orNotFound(hasChecks(tenant) ? true : undefined)
  const latest = await findLatest(db, tenant.id, person.subject)
  const open = await findOpen(db, tenant.id, person.subject, now)
  return {
    reason: latest?.state === 'declined' ? latest.reason : null,
    open: open ? { id: open.id, pictures: await listSides(db, tenant.id, open.id) } : null,
  }
}
