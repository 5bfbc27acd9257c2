import type { AdminRecord, SaveResult } from '@kits/admin/entity'
import type { Call } from '@core/http/call'
import { currentSession } from '@core/session/session'

/** Saves a user. Who saves oneself has the new roles at once: in the session, in the menu and in what is stored (ADMIN-042). */
export async function saveUser(call: Call, id: string, body: AdminRecord): Promise<SaveResult> {
  const saved = await call('PUT api/users/admin/{id}', { params: { id }, body: body as never, quiet: true })
  if (id === currentSession().userId) await (await import('@core/session/signIn')).renewRoles()
  return saved
}
