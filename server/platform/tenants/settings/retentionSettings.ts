/** How many days a tenant keeps what has done its work, `retention` of backend.json. */
export interface RetentionSettings {
  /** Letters and messages that were sent, or could not be. */
  letters: number
  /** Who opened or changed a person's account, records and documents. */
  accessLog: number
  /** Who changed which record of the administration. */
  changes: number
  /** The clinical history of a person whose data were erased on request, from the last care on. */
  clinicalHistory: number
  /** Payments and receipts of such a person, from the last one on. */
  accounting: number
}

const defaults: RetentionSettings = {
  letters: 365,
  accessLog: 1825,
  changes: 1825,
  clinicalHistory: 1826,
  accounting: 2192,
}

const days = (minimum: number, description: string) => ({
  type: 'integer',
  minimum,
  maximum: 36_500,
  description,
})

/** JSON schema of `retention` in backend.json. */
export const retentionSettingsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    letters: days(30, 'Days after which a sent letter is deleted.'),
    accessLog: days(365, 'Days after which an entry of "who has used your account" is deleted.'),
    changes: days(365, 'Days after which an entry of the history of records is deleted.'),
    clinicalHistory: days(
      365,
      'Days after the last care for which the law asks for the clinical history of somebody whose data are erased on request.',
    ),
    accounting: days(
      365,
      'Days after the last payment for which the law asks for the accounts of somebody whose data are erased on request.',
    ),
  },
}

/** The retention of a tenant, with the default for each that backend.json leaves out. */
export const retentionSettingsOf = ({
  backend,
}: {
  backend: { retention?: Partial<RetentionSettings> }
}): RetentionSettings => ({ ...defaults, ...backend.retention })
