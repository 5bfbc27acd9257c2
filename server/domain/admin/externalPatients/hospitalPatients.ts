import type { ExternalPatientSettings } from '../../../platform/tenants/tenants'
import type { FindExternalPatient } from './externalPatients'
import { readExternalPatient, unavailable } from './readExternalPatient'

const TIMEOUT_MS = 8000
/** The largest answer that is read, in characters; a patient has far fewer. */
const MAX_ANSWER = 65_536

/**
 * The patients in a hospital's system, by HTTP. Only the address of the settings is asked: redirects are refused, so that
 * the token reaches no other host. 404 means that there is no such patient.
 */
export const hospitalPatients =
  ({ url }: ExternalPatientSettings, token: string, timeout = TIMEOUT_MS): FindExternalPatient =>
  async (externalId) => {
    // As a path segment, these would name another address.
    if (/^\.{1,2}$/.test(externalId)) return undefined
    const address = url.replace('{id}', () => encodeURIComponent(externalId))
    const answer = await ask(address, token, timeout)
    return answer === undefined ? undefined : readExternalPatient(answer)
  }

/** Returns the parsed answer; undefined for 404. */
async function ask(address: string, token: string, timeout: number): Promise<unknown> {
  const response = await fetch(address, {
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  }).catch(() => {
    throw unavailable()
  })
  if (response.status === 404) return undefined
  if (!response.ok) throw unavailable()
  try {
    const text = await response.text()
    if (text.length <= MAX_ANSWER) return JSON.parse(text) as unknown
  } catch {
    // Interrupted, or no JSON.
  }
  throw unavailable()
}
