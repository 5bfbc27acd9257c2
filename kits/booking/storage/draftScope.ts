import type { DraftScope } from './draftStorage'
import type { BookingVariant } from '../variant'

interface Address {
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
}

/**
 * The draft scope of an address: person, variant, and the appointment to move (C-019). Other parameters are part of it,
 * so a draft with one doctor does not continue at the address of another.
 * In: the key of the person context, the variant, the address.
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
