import type { VisitSession } from '../../../../schemas/generated/entities'
import type { Answer, Caller, Clinic } from '../../../test/clinic/clinic'

/** A random text by which a device knows itself. */
const deviceOf = (name: string): string => name.padEnd(24, '-')

/** The token in the address of a link, which stands behind the hash. */
export const tokenOf = (url: string): string =>
  new URLSearchParams(new URL(url).hash.replace(/^#.*\?/, '')).get('token') ?? ''

/** Makes a link of a visit as its doctor, and returns its token. */
export async function makeLink(doctor: Caller, appointmentId: number): Promise<string> {
  const { body } = await doctor('POST', 'api/auth/magic-link', { appointmentId })
  return tokenOf((body as { url: string }).url)
}

/** Opens a link on a device. */
export const openLink = async (clinic: Clinic, token: string, device = 'phone'): Promise<Answer> =>
  (await clinic.as())('POST', 'api/visit-links/open', { token, device: deviceOf(device) })

/** The bearer token of a link that was opened. */
export const sessionOf = ({ body }: Answer): string => (body as VisitSession).token

/** Calls the API in the session of a visit. */
export async function asVisit(clinic: Clinic, token: string): Promise<Caller> {
  const visitor = await clinic.as()
  return (method, path, body, headers) =>
    visitor(method, path, body, { authorization: `Bearer ${token}`, ...headers })
}
