import { retryOnConflict } from '../../platform/db/retryOnDeadlock'
import { orNotFound } from '../../platform/errors/orNotFound'
import { HttpError } from '../../platform/errors/httpError'
import type { OperationCall } from '../../platform/http/api/operation'
import { listFormerAddresses } from '../../platform/identity/accounts/accountChanges'
import { enqueueAccountLetter } from '../../platform/letters/accountLetter'
import { afterAnswer } from '../../platform/requests/afterAnswer'
import { requireOwn } from '../account/ownAccount'
import type { DeviceProvider } from '../devices/cloud/port'
import { findUser } from '../people/people'
import { endAccount } from './endAccount'
import { readDeletion } from './readDeletion'

type Call = Pick<OperationCall<'DELETE api/users'>, 'db' | 'tenant' | 'person' | 'now' | 'language'>

/**
 * Deletes the account of the person who signed in, as `endAccount` says. A letter says so at each of their addresses, and the connections
 * with a device provider end there too, as far as it answers. Throws 409 DELETION_REFUSED with the reason in `details`.
 */
export async function deleteAccount(call: Call, devices: DeviceProvider | undefined): Promise<void> {
  const { tenant, now } = call
  const id = requireOwn(call.person)
  const ended = await retryOnConflict(call.db, async (tx) => {
    const { refusedBy } = await readDeletion(tx, tenant.id, id, now)
    if (refusedBy) throw new HttpError(409, 'DELETION_REFUSED', { details: { reason: refusedBy } })
    const { name, email } = orNotFound(await findUser(tx, tenant.id, id))
    // Who has taken the account over, and deletes it, does so behind the back of its former address.
    const addresses = [...(email ? [email] : []), ...(await listFormerAddresses(tx, tenant.id, id, now))]
    const { tokens } = await endAccount(tx, {
      tenant,
      id,
      actor: call.person.actor,
      now,
      language: call.language,
      deviceKeys: devices?.secret,
    })
    const letter = { kind: 'deleted' as const, personId: null, name, language: call.language, now }
    for (const to of addresses) await enqueueAccountLetter(tx, tenant.id, { ...letter, to })
    return tokens
  })
  if (devices)
    afterAnswer('account: a device connection could not be ended', async () => {
      for (const tokens of ended) await devices.revokeTokens(tokens)
    })
}
