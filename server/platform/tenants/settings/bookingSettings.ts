/** The rules of a tenant's bookings, `booking` of backend.json. */
export interface BookingSettings {
  /** Whether booking asks for an insurer. Only then may an insurer pay. */
  asksForInsurer: boolean
  /** Whether an insurer pays only for patients whose policy number is on record. */
  requiresPolicyNumber: boolean
  /** Times that a patient may hold at once for a payment. */
  maxHeld: number
  /** Appointments that a patient may have ahead, held ones included. */
  maxBooked: number
  /** Minutes for which a freed time is held for one person of the waiting list. */
  waitingHoldMinutes: number
  /** What a patient may wait for at once. */
  maxWaiting: number
  /** The tenant's client id at its booking provider. Default: the tenant's id. */
  providerClientId?: string
}

const defaults: BookingSettings = {
  asksForInsurer: false,
  requiresPolicyNumber: false,
  maxHeld: 3,
  maxBooked: 20,
  waitingHoldMinutes: 120,
  maxWaiting: 5,
}

/** JSON schema of `booking` in backend.json. */
export const bookingSettingsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    asksForInsurer: { type: 'boolean' },
    requiresPolicyNumber: { type: 'boolean' },
    maxHeld: { type: 'integer', minimum: 1 },
    maxBooked: { type: 'integer', minimum: 1 },
    waitingHoldMinutes: { type: 'integer', minimum: 5, maximum: 1440 },
    maxWaiting: { type: 'integer', minimum: 1 },
    providerClientId: { type: 'string', minLength: 1 },
  },
}

/** The booking settings of a tenant, with the default for each that backend.json leaves out. */
export const bookingSettingsOf = ({
  backend,
}: {
  backend: { booking?: Partial<BookingSettings> }
}): BookingSettings => ({
  ...defaults,
  ...backend.booking,
})
