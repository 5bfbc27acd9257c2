import type { AdminRecord, SaveResult } from '@portico/admin/entity'
import type { Call } from '@portico/core/http/useCall'
import { currentSession } from '@portico/core/session/session'

/** Saves a user. Saving their own record renews the roles of the session at once. */
export async function saveUser(call: Call, id: string, body: AdminRecord): Promise<SaveResult> {
  const saved = await call('PUT api/users/admin/{id}', { params: { id }, body: body as never, quiet: true })
  if (id === currentSession().userId) await (await import('@portico/core/session/renewRoles')).renewRoles()
  return saved
}
