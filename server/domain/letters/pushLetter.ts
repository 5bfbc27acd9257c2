import type { TenantOnServer } from '../../platform/tenants/tenants'
import { notifyDevices, type PushContext, type PushKind } from '../push/notifyDevices'
import type { DueLetter } from './queue/queue'

/** The letters of which a person is also notified. */
const kinds: Partial<Record<DueLetter['kind'], PushKind>> = {
  reminder: 'reminder',
  newMessage: 'message',
  newDocument: 'result',
  consultationReady: 'result',
  consultationAdded: 'result',
  missedCall: 'missed',
  poolFree: 'free',
}

/** Notifies the reader of a letter, when it is sent first. */
export async function pushLetter(
  { db, push, serverKey }: Omit<PushContext, 'tenant'>,
  tenant: TenantOnServer,
  { kind, personId, attempts }: Pick<DueLetter, 'kind' | 'personId' | 'attempts'>,
): Promise<void> {
  const notified = kinds[kind]
  if (notified && personId !== null && attempts === 1)
    await notifyDevices({ db, tenant, push, serverKey }, [personId], notified)
}
