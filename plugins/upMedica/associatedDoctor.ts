import { ApiError } from '@core/http/apiError'
import type { GuardContext, RouteGuard, Verdict } from '@core/plugin/points'

const wrongDoctor: Verdict = { go: 'to', route: 'errorDoctorUrl', params: {} }

/** Doctors' addresses by patient, as long as the page lives: without this every change of route would wait for the API. */
const doctorUrls = new Map<string, string>()

/**
 * Requires the associated doctor's url in every patient address: adds a missing one, refuses another doctor's, and
 * tells patients without a doctor (SHELL-020 to SHELL-022). Stops the transition when the doctor cannot be loaded.
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

/** The doctor's address; null for none (404 or empty), undefined when there was no answer to trust (C-013). */
async function doctorUrlOf(id: string, call: GuardContext['call']): Promise<string | null | undefined> {
  try {
    const doctor = await call('GET api/users/{id}/associated-doctor', { params: { id }, quiet: true })
    return doctor?.upMedicaUrl ?? null
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? null : undefined
  }
}
