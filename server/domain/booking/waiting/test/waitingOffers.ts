import { zoneOffset } from '../../../../../schemas/time/wallClock'
import { bookingRequestAt, findOffers, type TestOffer } from '../../../../test/clinic/bookingRequests'
import type { Caller } from '../../../../test/clinic/clinic'

const DAY = 86_400_000

/** A provider with free times in the coming days, each on a weekday and at an hour of its own. */
export async function findSoonOffer(call: Caller, now: Date): Promise<TestOffer> {
  const day = (days: number) => new Date(now.getTime() + days * DAY).toISOString()
  for (const offer of await findOffers(call, now)) {
    const query = { serviceId: offer.serviceId, providerId: offer.providerId, from: day(1), to: day(6) }
    const { body } = await call('POST', 'api/appointments/start-time-matrix', query)
    const free = Object.values(body as Record<string, string[]>).flat()
    if (free.length > 6) return { ...offer, free }
  }
  throw new Error('nobody has free times in the coming days')
}

/** What somebody sends who waits for exactly one time of the coming days. */
export function waitingFor(start: string, { serviceId, doctorId }: TestOffer) {
  const local = new Date(Date.parse(start) + zoneOffset(start, 'Europe/Madrid') * 60_000)
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes()
  return {
    serviceId,
    doctorId,
    userZone: 'Europe/Madrid',
    weekdays: [local.getUTCDay()],
    fromMinute: minute,
    toMinute: minute + 1,
    before: new Date(Date.parse(start) + 60_000).toISOString(),
    noticeHours: 0,
  }
}

/** Books a time. Returns the id of the appointment. */
export async function bookTime(call: Caller, start: string, offer: TestOffer, headers = {}): Promise<number> {
  const { body } = await call('POST', 'api/appointments/book', bookingRequestAt(start, offer), headers)
  return (body as { bookId?: number }).bookId ?? 0
}
