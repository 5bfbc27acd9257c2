import { isSame, sign } from '../../../platform/media/address'

/** A day: a page that stays open overnight can still report. */
const KEY_MS = 24 * 3_600_000

/** For whom a key reports: who is signed in, and whose account is used. */
export interface Reporter {
  tenant: string
  actor: string
  subject: string
}

/** Makes a key that reports for a person. `navigator.sendBeacon` sends no token, so the report carries the key. */
export function createVideoReportKey(
  secret: string,
  { tenant, actor, subject }: Reporter,
  now: Date,
): { key: string; expiresAt: Date } {
  const expires = now.getTime() + KEY_MS
  const claims = Buffer.from(JSON.stringify([tenant, actor, subject, expires])).toString('base64url')
  return { key: `${claims}.${sign(secret, `report|${claims}`)}`, expiresAt: new Date(expires) }
}

/** The person of a key; undefined for one that has expired or belongs to another tenant. */
export function readVideoReportKey(
  secret: string,
  key: string,
  { tenant, now }: { tenant: string; now: Date },
): Reporter | undefined {
  const [claims = '', signature = ''] = key.split('.')
  if (!isSame(signature, sign(secret, `report|${claims}`))) return undefined
  const [of, actor, subject, expires] = JSON.parse(Buffer.from(claims, 'base64url').toString()) as [
    string,
    string,
    string,
    number,
  ]
  return of === tenant && expires > now.getTime() ? { tenant, actor, subject } : undefined
}
