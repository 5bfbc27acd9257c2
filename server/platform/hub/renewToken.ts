import { InvalidToken } from '../errors/invalidToken'
import { HubError, type HubMethod } from './dispatch'

/** `renewToken(token)`: the connection outlives the token with which it was opened. */
export const renewToken: HubMethod = async (connection, token) => {
  if (typeof token !== 'string') throw new HubError('FORMAT_NOT_VALID')
  try {
    connection.renewToken(await connection.caller.renew(token))
    return true
  } catch (error) {
    throw error instanceof InvalidToken ? new HubError('INVALID_TOKEN') : error
  }
}
