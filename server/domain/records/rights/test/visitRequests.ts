/** What a doctor sends about a visit, by operation. */
export const visitRequests = {
  'PUT api/consultations/appointments/{id}': () => ({
    version: 1,
    reason: 'x',
    findings: '',
    assessment: '',
    plan: '',
    diagnoses: [],
    prescriptions: [],
    summary: '',
    privateNotes: '',
  }),
  'PUT api/consultations/appointments/{id}/attendance': () => ({ isMissed: false }),
  'POST api/consultations/appointments/{id}/finish': () => ({ version: 1 }),
  'POST api/consultations/appointments/{id}/additions': () => ({ text: 'x' }),
}
