/** How long treatment lasts and how visits are proposed at a tenant, `treatment` of backend.json. */
export interface TreatmentSettings {
  /** Months after the last contact during which a professional still treats a patient (decision 930). */
  months: number
  /** Hours that a patient has to answer a visit that a doctor proposes (decision 932). */
  answerHours: number
}

const defaults: TreatmentSettings = { months: 12, answerHours: 48 }

/** JSON schema of `treatment` in backend.json. */
export const treatmentSettingsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    months: { type: 'integer', minimum: 1, maximum: 120 },
    answerHours: { type: 'integer', minimum: 1, maximum: 720 },
  },
}

/** The treatment settings of a tenant, with the default for each that backend.json leaves out. */
export const treatmentSettingsOf = ({
  backend,
}: {
  backend: { treatment?: Partial<TreatmentSettings> }
}): TreatmentSettings => ({ ...defaults, ...backend.treatment })
