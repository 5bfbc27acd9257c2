import type { BookingContext } from '@portico/booking/variant'
import type { Service, SpecialistService } from '@schemas/generated/entities'
import type { Subject } from './subject'

type Params = Readonly<Record<string, string>>

/**
 * The required parameters of a booking's address, with values that the server offers. Optional parameters are omitted. Throws
 * for any other required parameter than `id` and `specialistId`: a booking variant must open without it.
 */
export async function requiredParams(subject: Subject, { call }: BookingContext): Promise<Params> {
  const { contribution, host } = subject
  const route = host.routes.find(({ id }) => id === contribution.route)
  const names = [...(route?.path ?? '').matchAll(/:(\w+)(?![\w?])/g)].map(([, name = '']) => name)
  if (names.length === 0) return {}
  if (!names.includes('specialistId'))
    throw new Error(`${contribution.route} cannot be opened without ${names.join(', ')}`)
  return specialistParams(await call('GET api/consultation-services/specialists'), route?.path ?? '')
}

/** A specialist and a service for the address of a booking: one without a price if the path says that it is free. */
export function specialistParams(offers: readonly (SpecialistService | Service)[], path: string): Params {
  const isFree = /free/i.test(path)
  const offer = offers
    .filter((one) => 'specialists' in one)
    .find(({ service, specialists }) => specialists.length > 0 && (service.amount ?? 0) > 0 !== isFree)
  const [specialist] = offer?.specialists ?? []
  if (!offer || !specialist) throw new Error(`${path}: the server offers no specialist to book`)
  return { id: String(offer.service.id), specialistId: String(specialist.doctor.id) }
}
