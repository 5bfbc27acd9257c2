import { invalidField } from '../../../platform/errors/invalidField'

const PAGE = '/profile/devices-config'

/**
 * The page of the portal that the browser returns to: the requested one, if it is the page of the devices at an origin of the
 * tenant. Throws 400 for any other. Takes `origins`, which serve the portal.
 */
export function returnPage(requested: string | undefined, origins: readonly [string, ...string[]]): string {
  if (requested === undefined) return `${origins[0]}/#${PAGE}`
  const url = URL.canParse(requested) ? new URL(requested) : undefined
  const isPage = url?.search === '' && new RegExp(`^#(/[\\w-]+)?${PAGE}$`).test(url.hash)
  if (!url || !isPage || !origins.includes(url.origin)) throw invalidField('redirect', 'format')
  return `${url.origin}${url.pathname}${url.hash}`
}

/** The address at which the provider returns to a tenant at one of its hosts. */
export const callbackAddress = (origin: string): string => `${origin}/api/devices/callback`
