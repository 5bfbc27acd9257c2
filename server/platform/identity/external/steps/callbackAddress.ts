import { MOUNT } from '../../issuer'

/** Where providers return to, at each host of a tenant. */
export const CALLBACK = `${MOUNT}/external/callback`

/** The redirect address that the provider knows. Takes the origin of the host. */
export const callbackAddress = (origin: string): string => `${origin}${CALLBACK}`
