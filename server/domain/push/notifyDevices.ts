import path from 'node:path'
import type { Tx } from '../../platform/db/database'
import { loadPushKeys } from '../../platform/identity/protocol/keys'
import type { KeyRing } from '../../platform/secrets/keyRing'
import type { TenantOnServer } from '../../platform/tenants/tenants'
import { createText, readTexts } from '../../platform/tenants/texts'
import type { PushPort } from './port'
import { forgetTarget, targetsOf } from './subscriptions'

/** What a person is notified of. */
export type PushKind = 'call' | 'turn' | 'missed' | 'reminder' | 'message' | 'result' | 'guest' | 'free'

interface PushForm {
  /** The page that a press opens. */
  page: string
  /** How long it is worth delivering. */
  seconds: number
  /** A notification replaces the one before it with the same topic. */
  topic: string
  isUrgent?: true
}

const HOUR = 3600
const CALL = { page: '/videocall', topic: 'call' }

const forms: Readonly<Record<PushKind, PushForm>> = {
  call: { ...CALL, seconds: 60, isUrgent: true },
  turn: { ...CALL, seconds: 60, isUrgent: true },
  missed: { ...CALL, seconds: 24 * HOUR },
  reminder: { page: '/videoconsultation/booked-appointments', topic: 'reminder', seconds: 4 * HOUR },
  message: { page: '/videoconsultation/messages', topic: 'message', seconds: 24 * HOUR },
  result: { page: '/videoconsultation/documents', topic: 'result', seconds: 24 * HOUR },
  free: { ...CALL, topic: 'free', seconds: HOUR / 2, isUrgent: true },
  guest: { page: '/visit', topic: 'guest', seconds: HOUR, isUrgent: true },
}

/** What a notification needs of the server. */
export interface PushContext {
  db: Tx
  tenant: TenantOnServer
  push?: PushPort | undefined
  /** Encrypts the keys of the tenant in the database. */
  serverKey?: KeyRing | undefined
}

const folder = path.join(import.meta.dirname, 'texts')

/**
 * Notifies people in every browser that they have allowed it in. The texts say nothing about health: they are read on locked screens.
 * `link`: what opens the page for this person alone; only their browser can read it. Never rejects: somebody who is not reached still has the email and the portal.
 */
export async function notifyDevices(
  { db, tenant, push, serverKey }: PushContext,
  personIds: readonly string[],
  kind: PushKind,
  link?: { token: string },
): Promise<void> {
  if (!push || personIds.length === 0) return
  try {
    const targets = await targetsOf(db, tenant.id, personIds)
    if (targets.length === 0) return
    const keys = await loadPushKeys(db, tenant.id, serverKey, () => push.createKeys())
    const { seconds, isUrgent = false } = forms[kind]
    const contact = `https://${tenant.manifest.hosts[0] ?? 'localhost'}`
    const sent = targets.map(async ({ language, ...target }) => {
      const text = writeMessage(tenant, language, kind, link)
      const result = await push.send({ target, keys, contact, text, seconds, isUrgent })
      if (result === 'gone') await forgetTarget(db, tenant.id, { language, ...target })
    })
    for (const result of await Promise.allSettled(sent))
      if (result.status === 'rejected') report(result.reason)
  } catch (error) {
    report(error)
  }
}

/** The message as the service worker of the portal reads it. */
function writeMessage(
  tenant: TenantOnServer,
  language: string,
  kind: PushKind,
  link: { token: string } | undefined,
): string {
  const t = createText(readTexts(folder, language))
  const { page, topic } = forms[kind]
  const query = link ? `?${new URLSearchParams({ ...link }).toString()}` : ''
  return JSON.stringify({
    title: tenant.manifest.name,
    text: t(`PUSH.${kind}`),
    page: `${page}${query}`,
    topic,
  })
}

/** Neither the address of a browser nor a text is logged. */
const report = (error: unknown) => console.error('push:', error instanceof Error ? error.message : error)
