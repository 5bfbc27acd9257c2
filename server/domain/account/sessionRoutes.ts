import type { AccountSession } from '../../../schemas/generated/entities'
import { operation, type Api } from '../../platform/http/api/operation'
import { signOutEverywhere } from '../../platform/identity/protocol/adapter'
import { endSession, listSessions, type StoredSession } from '../../platform/sessions/sessions'
import { orNotFound } from '../../platform/errors/orNotFound'
import { readDevice } from '../../platform/requests/device'
import { requireOwn } from './ownAccount'

/** The sessions of an account, on all devices. */
export function registerSessions(api: Api): void {
  operation(api, 'GET api/users/sessions', async ({ db, tenant, person }) => {
    const sessions = await listSessions(db, tenant.id, requireOwn(person))
    const toSession = ({ id, device, signedInAt, lastUsedAt }: StoredSession): AccountSession => ({
      id,
      device: readDevice(device),
      signedInAt: signedInAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      isCurrent: id === person.session,
    })
    return sessions.map(toSession).toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
  })
  operation(api, 'DELETE api/users/sessions/{id}', async ({ db, tenant, person, params }) => {
    const isEnded = await endSession(db, tenant.id, requireOwn(person), params.id)
    orNotFound(isEnded || undefined)
    return undefined
  })
  operation(api, 'DELETE api/users/sessions', async ({ db, tenant, person }) => {
    await signOutEverywhere(db, tenant.id, requireOwn(person))
    return undefined
  })
}
