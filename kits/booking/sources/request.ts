import type { BookingRequest } from '@schemas/generated/entities'
import { toWire } from '../slots/wireTime'
import type { BookingContext, Choice, ContractCall, Draft, Slot } from '../variant'

/** A choice's numeric id; NaN without a choice. */
export const idOf = (choice: Pick<Choice, 'id'> | undefined): number => Number(choice?.id)

/** The doctor id of a provider choice; NaN without one (C-059). */
export const doctorIdOf = (provider: Pick<Choice, 'ref'> | undefined): number =>
  Number(provider?.ref?.['doctorId'])

/** The practice of a choice whose id may be the doctor's; absent where the API does not name practices. */
export const practiceField = (provider: Pick<Choice, 'ref'> | undefined): { providerId?: number } => {
  const id = provider?.ref?.['providerId']
  return id === undefined ? {} : { providerId: Number(id) }
}

/** The general booking request: date, time and offset of one instant, and notes in `additionalFields` (C-049, C-050). */
export const generalRequest = (
  draft: Draft,
  slot: Slot,
  zone: string,
  providerId: number,
): BookingRequest => ({
  ...timeFields(draft, slot, zone, providerId),
  ...notesField(draft, 'additionalFields'),
})

/** The general request with notes in `additionalData`, for medical bookings (C-049). */
export const generalRequestWithData = (
  draft: Draft,
  slot: Slot,
  zone: string,
  providerId: number,
): BookingRequest => ({
  ...timeFields(draft, slot, zone, providerId),
  ...notesField(draft, 'additionalData'),
})

/** The general request with notes, country and documents in `additionalData`, for international bookings. */
export const internationalRequest = (
  draft: Draft,
  slot: Slot,
  zone: string,
  providerId: number,
): BookingRequest => {
  const body = generalRequest(draft, slot, zone, providerId)
  const country = draft.country && { country: draft.country.id }
  return { ...body, additionalData: { ...body.additionalFields, ...country, ...documentsField(draft) } }
}

/**
 * The notes in the payload field that holds them (C-049). When an appointment is moved, the server keeps absent notes,
 * so emptied notes are sent as an empty text.
 */
export const notesField = <F extends 'additionalFields' | 'additionalData'>(
  { notes, editing }: Pick<Draft, 'notes' | 'editing'>,
  field: F,
): Partial<Record<F, { notes: string }>> =>
  notes || editing?.notes ? ({ [field]: { notes } } as Partial<Record<F, { notes: string }>>) : {}

/**
 * The chosen documents in `additionalData`. When an appointment is moved, the server keeps absent documents, so
 * an empty choice is sent too.
 * @public The guide for integrators names it.
 */
export const documentsField = ({
  documents,
  editing,
}: Pick<Draft, 'documents' | 'editing'>): { documents?: number[] } =>
  documents && (documents.length > 0 || editing) ? { documents: documents.map(({ id }) => id) } : {}

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

/**
 * The API call of a general request: the operation that books, with the payment return address (C-069), or the one that
 * moves an appointment, which needs no payment.
 */
export const bookOrMove = (
  { editing }: Draft,
  operation: BookingOperation,
  body: BookingRequest,
  { returnUrl }: Pick<BookingContext, 'returnUrl'>,
): ContractCall =>
  editing
    ? { operation: 'PUT api/appointments/{id}', params: { id: editing.id }, body }
    : { operation, body: { ...body, returnUrl } }
