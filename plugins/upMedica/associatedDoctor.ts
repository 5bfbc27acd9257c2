import { ApiError } from '@portico/core/http/apiError'
import type { GuardContext, RouteGuard, Verdict } from '@portico/core/plugin/points'

const wrongDoctor: Verdict = { go: 'to', route: 'errorDoctorUrl', params: {} }

/** Doctor URLs by patient, until the page is reloaded, so that not every change of route waits for the API. */
const doctorUrls = new Map<string, string>()

/**
 * Requires the associated doctor's URL in every patient address: adds a missing one, and shows an error for another doctor's and
 * for patients without a doctor. Stops the transition if the doctor cannot be loaded.
 */
const associatedDoctor: RouteGuard = async ({ route, params, query }, { call, userId }) => {
  const patient = userId ?? ''
  const own = doctorUrls.get(patient) ?? (await doctorUrlOf(patient, call))
  if (own === undefined) return { go: 'abort', message: 'ERRORS.GENERAL' }
  if (!own) return wrongDoctor
  doctorUrls.set(patient, own)
  if (params['doctorUrl'] === undefined) {
    return { go: 'to', route: route.id, params: { ...params, doctorUrl: own }, query: { ...query } }
  }
  return params['doctorUrl'] === own ? { go: 'on' } : wrongDoctor
}
export default associatedDoctor

/** The doctor URL; null if there is none (404 or empty), undefined if the request failed (C-013). */
async function doctorUrlOf(id: string, call: GuardContext['call']): Promise<string | null | undefined> {
  try {
    const doctor = await call('GET api/users/{id}/associated-doctor', { params: { id }, quiet: true })
    return doctor?.upMedicaUrl ?? null
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? null : undefined
  }
}
