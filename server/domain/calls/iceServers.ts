import { createHmac, randomUUID } from 'node:crypto'
import type { IceServers } from '../../../schemas/generated/entities'
import type { CallSettings } from '../../platform/tenants/settings/callSettings'

const LIFETIME_MINUTES = 60

/**
 * The STUN and TURN servers of a tenant. A TURN credential follows coturn's REST scheme: the user name is the second at
 * which it ends and a random part, which names nobody; the password its HMAC with the secret that both servers share.
 */
export function iceServersOf(settings: CallSettings, secret: string | undefined, now: Date): IceServers {
  const { stun, turn } = settings
  const lifetime = (turn?.lifetimeMinutes ?? LIFETIME_MINUTES) * 60
  const expires = Math.floor(now.getTime() / 1000) + lifetime
  const servers: IceServers['iceServers'] = stun.length > 0 ? [{ urls: [...stun] }] : []
  if (turn && secret !== undefined) {
    const username = `${expires}:${randomUUID()}`
    const credential = createHmac('sha1', secret).update(username).digest('base64')
    servers.push({ urls: [...turn.urls], username, credential })
  }
  return { iceServers: servers, expiresAt: new Date(expires * 1000).toISOString() }
}
