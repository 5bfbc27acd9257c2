import type { BookingRequest } from '@schemas/generated/entities'
import { toWire } from '../slots/wireTime'
import type { BookingCall, BookingContext, Choice, Draft, Slot } from '../variant'

/** A choice's id as the API counts it; NaN for none. */
export const idOf = (choice: Pick<Choice, 'id'> | undefined): number => Number(choice?.id)

/** The id of the doctor behind a provider; NaN for none (C-059). */
export const doctorIdOf = (provider: Pick<Choice, 'ref'> | undefined): number =>
  Number(provider?.ref?.['doctorId'])

/** The general booking request: date, time and offset from one instant, notes in additionalFields (BOOK-019, C-049, C-050). */
export const generalRequest = (
  draft: Draft,
  slot: Slot,
  zone: string,
  providerId: number,
): BookingRequest => ({
  ...timeFields(draft, slot, zone, providerId),
  ...notesField(draft, 'additionalFields'),
})

/** The same with the notes in additionalData, as the international and the medical booking send them (BOOK-020, BOOK-022, C-049). */
export const generalRequestWithData = (
  draft: Draft,
  slot: Slot,
  zone: string,
  providerId: number,
): BookingRequest => ({
  ...timeFields(draft, slot, zone, providerId),
  ...notesField(draft, 'additionalData'),
})

/**
 * The notes in the field of a payload that holds them (C-049). A server keeps the notes of an appointment that is moved
 * where it is sent none, so those that were emptied are sent as empty (BOOK-041).
 */
export const notesField = <F extends 'additionalFields' | 'additionalData'>(
  { notes, editing }: Pick<Draft, 'notes' | 'editing'>,
  field: F,
): Partial<Record<F, { notes: string }>> =>
  notes || editing?.notes ? ({ [field]: { notes } } as Partial<Record<F, { notes: string }>>) : {}

const timeFields = ({ service }: Draft, { start }: Slot, zone: string, providerId: number) => ({
  serviceId: idOf(service),
  providerId,
  ...toWire(start, zone),
})

type BookingOperation =
  | 'POST api/appointments/'
  | 'POST api/appointments/book'
  | 'POST api/appointments/book-doctor'
  | 'POST api/appointments/book-specialist'
  | 'POST api/appointments/book-specialist-free'

/** The call of a general request: the operation that books and where a payment returns to (C-069), or the move of an appointment (BOOK-041), which is never paid again. */
export const bookOrMove = (
  { editing }: Draft,
  operation: BookingOperation,
  body: BookingRequest,
  { returnUrl }: Pick<BookingContext, 'returnUrl'>,
): BookingCall =>
  editing
    ? { operation: 'PUT api/appointments/{id}', params: { id: editing.id }, body }
    : { operation, body: { ...body, returnUrl } }
