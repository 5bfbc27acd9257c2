import useSWR, { type SWRResponse } from 'swr'
import { minutesOf } from '../draft/draft'
import { isBookable } from '../draft/leadTime'
import type { LostSlot } from '../state/bookingReducer'
import { nearestAlternatives, findOtherProviders, type Alternative } from '../slots/alternatives'
import { answerIds, useQueryKey } from './useBookingQueries'
import { leadMinutesOf } from '../submit/useSubmit'
import type { Booking } from './useBooking'
import type { Choice } from '../variant'

const DAY = 86_400_000
/** The search range around a lost slot, and the number of other providers to ask. */
const SEARCH_RANGE = 14 * DAY
const MAX_PROVIDERS = 4

/**
 * The nearest free slots around a lost one, of the same provider and of others with the same service. Slots within the
 * lead time are left out.
 */
export function useAlternatives(booking: Booking, lost: LostSlot): SWRResponse<Alternative[]> {
  const key = useQueryKey(booking, ['alternatives', ...answerIds(booking.draft), lost.slot.start])
  return useSWR(key, async () => {
    const providers = [lost.provider, ...(await loadOtherProviders(booking, lost.provider))]
    const found = await Promise.all(providers.map((provider) => findSlotsAround(booking, lost, provider)))
    return nearestAlternatives(lost, found.flat(), {
      busy: lost.isOwnAppointment ? (minutesOf(booking.draft) ?? 1) : 0,
    })
  })
}

async function loadOtherProviders({ variant, draft, context }: Booking, lost?: Choice): Promise<Choice[]> {
  if (!lost) return []
  const all = (await variant.choices.provider?.(draft, context)) ?? []
  return findOtherProviders(lost, all, draft.service).slice(0, MAX_PROVIDERS)
}

async function findSlotsAround(booking: Booking, lost: LostSlot, provider?: Choice): Promise<Alternative[]> {
  const { variant, draft, context } = booking
  const at = Date.parse(lost.slot.start)
  const from = new Date(Math.max(Date.now(), at - SEARCH_RANGE)).toISOString()
  const range = { from, to: new Date(at + SEARCH_RANGE).toISOString() }
  const slots = await variant.slots({ ...draft, ...(provider && { provider }) }, range, context)
  const lead = leadMinutesOf(booking)
  const bookable = slots.filter(({ start }) => isBookable(start, lead, Date.now()))
  return bookable.map((slot) => ({ slot, ...(provider && { provider }) }))
}
