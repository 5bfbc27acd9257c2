import { AppointmentStatus } from '@schemas/generated/constants'
import { tenantDefaults } from '@schemas/generated/tenant'
import type { PluginCall } from '@portico/core/http/operations/defineOperations'
import type { Call } from '@portico/core/http/useCall'
import { newDraft } from '../draft/draft'
import type { BookingContext, CompleteDraft } from '../variant'

/** The answers of the API by operation; a function is called, an error rejects. */
export type FakeResponses = Record<string, unknown>

/** The booking context of a patient in New York with a fake API, and the recorded calls. */
export function testContext(answers: FakeResponses, more: Partial<BookingContext> = {}) {
  const asked: [operation: string, input: unknown][] = []
  const call = async (operation: string, input: unknown) => {
    asked.push([operation, input])
    const answer = answers[operation]
    if (answer instanceof Error) throw answer
    if (answer === undefined) throw new Error(`the test has no answer for ${operation}`)
    return answer
  }
  const context: BookingContext = {
    call: call as unknown as Call,
    callPlugin: ((_set: unknown, operation: string, input: unknown) => call(operation, input)) as PluginCall,
    userId: 'ana',
    zone: 'America/New_York',
    language: 'es',
    features: new Set(),
    options: {},
    params: {},
    preset: {},
    leadTime: tenantDefaults.leadTime,
    returnUrl: 'https://portal.example/#/booked/{bookId}',
    t: (key) => key,
    ...more,
  }
  return { context, asked }
}

/** The instant of the tests: 10:00 in Kolkata, 00:30 in New York, on the day its clocks changed. */
export const slotStart = '2027-03-14T04:30:00.000Z'

/** A complete draft. */
export const completeDraft: CompleteDraft = {
  ...newDraft('v', 'k'),
  specialty: { id: '3', label: 'Cardiología' },
  service: { id: '5', label: 'Revisión', duration: 20 },
  provider: { id: '7', label: 'Inés', zone: 'Asia/Kolkata', ref: { doctorId: 70 } },
  slot: { start: slotStart, zone: 'Asia/Kolkata' },
  notes: 'palpitaciones',
}

/** The fields of the general request for the draft `complete`. */
export const wireFields = {
  serviceId: 5,
  date: '2027-03-14T00:00:00.000Z',
  time: '04:30',
  userOffset: -300,
  userZone: 'America/New_York',
}

/** An appointment with the service and doctor of `complete`, a day later. */
export const bookedAppointment = {
  id: 9,
  startDate: '2027-03-15T04:30:00.000Z',
  status: AppointmentStatus.booked,
  providerId: 7,
  serviceId: 5,
  serviceName: 'Revisión',
  specialtyId: 3,
  specialtyName: 'Cardiología',
  appointmentType: 2 as const,
  doctor: { id: 70, fullName: 'Dra. Inés Corral Vega', timezone: 'Asia/Kolkata' },
}
