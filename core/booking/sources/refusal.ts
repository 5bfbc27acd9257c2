import type { BookingVariant } from '../variant'

/** Refusals with a text of their own, by the server's message. Server text is never shown (C-138). */
const known = ['FORMAT_NOT_VALID', 'INSURER_NOT_ACCEPTED', 'MAX_AGE']

/** A refused booking of a hospital, medical or session screen: the text of the server's message where there is one (ERR-024, ERR-025). */
export const refusal: NonNullable<BookingVariant['failure']> = ({ status, message }) =>
  status === 400 && known.includes(message)
    ? { kind: 'failed', message: `APPOINTMENT.ERROR_${message}` }
    : undefined
