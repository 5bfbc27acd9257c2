import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { MOUNT } from '../issuer'

const NAME = 'portico_device'
const YEAR_SECONDS = 365 * 24 * 60 * 60
/** The accounts that a browser remembers; of more, the one that signed in longest ago is forgotten. */
const MAX_ACCOUNTS = 10
const BETWEEN = '~'

/** Whose devices: the tenant, and its keys of cookies. */
interface DeviceIssuer {
  tenant: string
  /** The first one signs, and all of them verify. */
  keys: readonly [string, ...string[]]
  /** Whether browsers reach this server by https. */
  isSecure: boolean
}

/** The accounts that a browser has signed in to before, from its cookie. */
export interface KnownDevices {
  /** The random name of this browser for an account; undefined where nobody has signed in to the account here. */
  nameFor: (sub: string) => string | undefined
  /** The Set-Cookie header after a sign-in to an account. */
  remember: (sub: string) => string
}

/**
 * Reads the device cookie of a request (decision 203). Each of its entries is a random name and a signature over this name
 * and an account, so that the cookie tells nobody which accounts these are, and nobody can make one.
 */
export function readDeviceCookie(issuer: DeviceIssuer, header = ''): KnownDevices {
  const entries = valueOf(header).split(BETWEEN).filter(Boolean).slice(0, MAX_ACCOUNTS)
  const entryFor = (sub: string) => entries.find((entry) => isSigned(issuer, sub, entry))
  return {
    nameFor: (sub) => nameOf(entryFor(sub)),
    remember: (sub) => {
      const known = entryFor(sub)
      const name = nameOf(known) ?? randomBytes(16).toString('base64url')
      const others = entries.filter((entry) => entry !== known)
      const value = [`${name}.${sign(issuer.tenant, issuer.keys[0], sub, name)}`, ...others]
        .slice(0, MAX_ACCOUNTS)
        .join(BETWEEN)
      return [
        `${NAME}=${value}`,
        `path=${MOUNT}`,
        `max-age=${YEAR_SECONDS}`,
        'httponly',
        'samesite=lax',
        ...(issuer.isSecure ? ['secure'] : []),
      ].join('; ')
    },
  }
}

function valueOf(header: string): string {
  const pair = header.split('; ').find((one) => one.startsWith(`${NAME}=`))
  return pair?.slice(NAME.length + 1) ?? ''
}

const nameOf = (entry: string | undefined) => entry?.split('.')[0]

function isSigned(issuer: DeviceIssuer, sub: string, entry: string): boolean {
  const [name = '', signature = ''] = entry.split('.')
  const given = Buffer.from(signature)
  return issuer.keys.some((key) => {
    const expected = Buffer.from(sign(issuer.tenant, key, sub, name))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

const sign = (tenant: string, key: string, sub: string, name: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify(['device', tenant, sub, name]))
    .digest('base64url')
