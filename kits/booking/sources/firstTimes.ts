import type { BookingVariant } from '../variant'
import { insurerIdOf } from './hospital'
import { idOf } from './request'

/** The first free times of specialties and services of this API, for the type of visit and the insurer of the draft. */
export const firstTimes: NonNullable<BookingVariant['firstTimes']> = async (step, ids, draft, { call }) => {
  const [first, ...others] = ids.map(Number)
  if (first === undefined) return {}
  const insurerId = insurerIdOf(draft.insurer)
  const times = await call('POST api/appointments/first-free-times', {
    capability: 'firstFreeTimes',
    body: {
      of: step,
      ids: [first, ...others],
      ...(draft.type && { appointmentType: idOf(draft.type) === 1 ? 1 : 2 }),
      ...(insurerId !== null && { insurerId }),
    },
    quiet: true,
  })
  return Object.fromEntries(times.map(({ id, firstDate }) => [id, firstDate]))
}
