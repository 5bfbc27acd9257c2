import { notifyDevices } from '../../push/notifyDevices'
import { accountsOf, type CallContext } from '../callContext'
import type { StoredCall } from '../callQueries'

/** Rings on the devices of the patient's side, where no page may be open. `turn`: they waited for the call. */
export async function pushCall(
  context: Pick<CallContext, 'db' | 'tenant' | 'push' | 'serverKey'>,
  call: StoredCall,
  kind: 'call' | 'turn',
): Promise<void> {
  // Nobody waits for it: a database that is gone ends the call itself.
  const accounts = await accountsOf(context, call, 'patient').catch(() => [])
  await notifyDevices(context, accounts, kind)
}
