import { HttpError } from '../../platform/errors/httpError'

/** The code of a password that belongs to no registration of a link. */
export const WRONG_PASSWORD = 'WRONG_PASSWORD'

/** The error of a wrong password. */
export const wrongPassword = (): HttpError => {
  const fields = [{ path: '/password', keyword: 'const', params: {} }]
  return new HttpError(400, WRONG_PASSWORD, { details: { fields } })
}

/** The error of a link whose account is confirmed. */
export const alreadyConfirmed = (): HttpError => new HttpError(409, 'ALREADY_CONFIRMED')
