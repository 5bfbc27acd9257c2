/** The camera scan of vital signs: `scans` of backend.json. */
export interface ScanSettings {
  /** Credits of one result; 0 is free. */
  cost: number
  /** Seconds of a measurement. */
  seconds: number
  /** The key of the engine of another company. It reaches the browser, so it is not secret. */
  licenseKey?: string
}

const defaults: ScanSettings = { cost: 0, seconds: 60 }

/** JSON schema of `scans` in backend.json. */
export const scanSettingsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    cost: { type: 'integer', minimum: 0, maximum: 100_000 },
    seconds: { type: 'integer', minimum: 30, maximum: 180 },
    licenseKey: { type: 'string', minLength: 1, maxLength: 500 },
  },
}

/** The settings of a tenant, with the default for each that backend.json leaves out. */
export const scanSettingsOf = ({
  backend,
}: {
  backend: { scans?: Partial<ScanSettings> }
}): ScanSettings => ({
  ...defaults,
  ...backend.scans,
})
