import type { BookingVariant } from '../variant'

/** Identifies a draft: each person, variant and appointment has its own. */
export interface DraftScope {
  /** The key of the person context. */
  personKey: string
  variant: string
  /** The appointment to move. */
  appointmentId?: string | undefined
  /** The other parameters of the address, serialized. */
  parameters?: string
}

interface Address {
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
}

/**
 * The draft scope of an address: person, variant, and the appointment to move (C-019). Other parameters are part of it,
 * so a draft with one doctor does not continue at the address of another.
 * Takes the key of the person context, the variant, and the address.
 */
export function draftScopeOf(
  person: string,
  { id, editParam = 'id' }: Pick<BookingVariant, 'id' | 'editParam'>,
  { params, query }: Address,
): DraftScope {
  const { step: _step, ...named } = { ...query, ...params }
  const appointment = editParam === null ? undefined : named[editParam]
  const others = Object.entries(named).filter(([name]) => name !== editParam)
  const parameters = new URLSearchParams(others)
  parameters.sort()
  return {
    personKey: person,
    variant: id,
    appointmentId: appointment,
    ...(parameters.size > 0 && { parameters: parameters.toString() }),
  }
}
