import type { DraftScope } from './draftStorage'
import type { BookingVariant } from '../variant'

interface Address {
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
}

/**
 * Whose booking a screen shows, and of which appointment where its address names one to be moved (C-019). What else the
 * address names belongs to it: a booking with one doctor is not gone on with at the address of another.
 * In: the person context's key, the variant, the address.
 */
export function draftScopeOf(
  person: string,
  { id, editParam = 'id' }: Pick<BookingVariant, 'id' | 'editParam'>,
  { params, query }: Address,
): DraftScope {
  const { step: _step, ...named } = { ...query, ...params }
  const appointment = editParam === null ? undefined : named[editParam]
  const others = Object.entries(named).filter(([name]) => name !== editParam)
  const place = new URLSearchParams(others)
  place.sort()
  return {
    personKey: person,
    variant: id,
    appointmentId: appointment,
    ...(place.size > 0 && { parameters: place.toString() }),
  }
}
