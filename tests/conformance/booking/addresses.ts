import type { BookingContext } from '@kits/booking/variant'
import type { Subject } from './subject'

type Params = Readonly<Record<string, string>>

/**
 * Parameters that the address of a booking cannot do without, taken from what the server offers. A parameter that may be
 * left out is left out. Throws for one that nobody knows: a way to book has to begin without it.
 */
export async function requiredParams(subject: Subject, { call }: BookingContext): Promise<Params> {
  const { contribution, host } = subject
  const route = host.routes.find(({ id }) => id === contribution.route)
  const names = [...(route?.path ?? '').matchAll(/:(\w+)(?![\w?])/g)].map(([, name = '']) => name)
  if (names.length === 0) return {}
  if (!names.includes('specialistId'))
    throw new Error(`${contribution.route} cannot be opened without ${names.join(', ')}`)
  const offers = await call('GET api/consultation-services/specialists')
  const pairs = offers.flatMap(({ service, specialists }) =>
    specialists.map(({ doctor }) => ({
      service,
      params: { id: String(service.id), specialistId: String(doctor.id) },
    })),
  )
  const isFree = /free/i.test(route?.path ?? '')
  const found = pairs.find(({ service }) => (service.amount ?? 0) > 0 !== isFree)
  if (!found) throw new Error(`nobody can be booked at ${contribution.route}`)
  return found.params
}
