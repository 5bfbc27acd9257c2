import { CardRefused } from './port'
import { HttpError } from '../../../platform/errors/httpError'
import { fieldError } from '../../entities/records/fieldError'

/** Throws the answer of the API to a failed call of a card provider: 409 CARD_REFUSED with the reason, or 400 for the token. */
export function toRefusal(error: unknown): never {
  if (!(error instanceof CardRefused)) throw error
  if (error.reason === 'token') throw fieldError('/creditCardToken', 'exists')
  throw new HttpError(409, 'CARD_REFUSED', { details: { reason: error.reason } })
}
