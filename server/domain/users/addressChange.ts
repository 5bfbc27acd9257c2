import { formatError } from '../../platform/errors/formatError'
import type { Api } from '../../platform/http/api/operation'
import type { AddressChange } from '../../platform/ports'
import type { RecordId } from '../entities/defineAdminEntity'
import type { AdminCall } from '../entities/registerEntity'
import { users } from './entity'

type Call = Pick<AdminCall, 'db' | 'tenant' | 'origin' | 'person'> & { body: { version?: unknown } }

/**
 * Tells the old and the new address of an account that a save has changed it: a person who receives the
 * letters of an account can sign in to it. A letter that cannot be sent is logged, and the change stays.
 */
export async function sendAddressChange(api: Api, call: Call, id: RecordId): Promise<void> {
  const change = await findAddressChange(call, id)
  if (!change) return
  await api.identity
    .sendAddressChange(call.tenant.id, { ...change, origin: call.origin })
    .catch((error: unknown) =>
      console.error(`users: the change of an address could not be told: ${formatError(error)}`),
    )
}

/** The addresses before and after the save, from its history entry. A save without changes has none. */
async function findAddressChange(
  { db, tenant, person, body }: Call,
  id: RecordId,
): Promise<Omit<AddressChange, 'origin'> | undefined> {
  // A new user has no address before.
  if (typeof body.version !== 'number') return undefined
  const [row] = await db.query<Omit<AddressChange, 'origin'>>(
    `select before ->> 'email' as "from", after ->> 'email' as "to" from audit
     where tenant = $1 and entity = $2 and record_id = $3 and version = $4 and changed_by = $5 and action = 'update'
       and lower(before ->> 'email') is distinct from lower(after ->> 'email')`,
    [tenant.id, users.entity, String(id), body.version + 1, person.actor],
  )
  return row
}
