import useSWR, { type SWRResponse } from 'swr'
import { inTime } from '../draft/leadTime'
import type { Lost } from '../state/bookingReducer'
import { nearest, othersThan, type Alternative } from './alternatives'
import { idsOf, useKey } from '../state/useBookingQueries'
import { leadOf } from '../submit/useSubmit'
import type { Booking } from '../state/useBooking'
import type { Choice } from '../variant'

const day = 86_400_000
/** How far around a lost time others are looked for, and among how many other professionals. */
const around = 14 * day
const others = 4

/**
 * The nearest free times around a lost one: of the same professional, and of others for the same service. Those that are
 * too soon are left out (BOOK-049).
 */
export function useAlternatives(booking: Booking, lost: Lost): SWRResponse<Alternative[]> {
  const key = useKey(booking, ['alternatives', ...idsOf(booking.draft), lost.slot.start])
  return useSWR(key, async () => {
    const providers = [lost.provider, ...(await otherProviders(booking, lost.provider))]
    const found = await Promise.all(providers.map((provider) => freeAround(booking, lost, provider)))
    return nearest(lost, found.flat(), { busy: lost.own ? (booking.draft.service?.duration ?? 1) : 0 })
  })
}

async function otherProviders({ variant, draft, context }: Booking, lost?: Choice): Promise<Choice[]> {
  if (!lost) return []
  const all = (await variant.choices.provider?.(draft, context)) ?? []
  return othersThan(lost, all, draft.service).slice(0, others)
}

async function freeAround(booking: Booking, lost: Lost, provider?: Choice): Promise<Alternative[]> {
  const { variant, draft, context } = booking
  const at = Date.parse(lost.slot.start)
  const from = new Date(Math.max(Date.now(), at - around)).toISOString()
  const range = { from, to: new Date(at + around).toISOString() }
  const slots = await variant.slots({ ...draft, ...(provider && { provider }) }, range, context)
  const lead = leadOf(booking)
  const bookable = slots.filter(({ start }) => inTime(start, lead, Date.now()))
  return bookable.map((slot) => ({ slot, ...(provider && { provider }) }))
}
