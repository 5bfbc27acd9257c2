import { clientAddress } from '../requests/clientAddress'
import { authenticate, type Authentication } from './accounts/authenticate'
import { readDeviceCookie } from './accounts/deviceCookie'
import type { SignInStep } from './signInStep'

/**
 * Verifies email and password in a step of a sign-in. The browser remembers an account that it has signed in to: wrong
 * passwords from elsewhere do not lock it out (decision 203).
 */
export async function checkPassword(
  { issuer: { context, origin }, req, res }: Pick<SignInStep, 'issuer' | 'req' | 'res'>,
  email: string,
  password: string,
): Promise<Authentication> {
  const { db, tenant, keys } = context
  const devices = readDeviceCookie(
    { tenant: tenant.id, keys: keys.cookie, isSecure: origin.startsWith('https:') },
    req.headers.cookie,
  )
  const result = await authenticate(db, tenant.id, {
    email,
    password,
    address: clientAddress(req),
    deviceFor: devices.nameFor,
  })
  if (result.outcome === 'known') res.appendHeader('set-cookie', devices.remember(result.sub))
  return result
}
