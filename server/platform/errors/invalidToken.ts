/** An access token that is not valid. Any other error of its check is a fault of the server and ends no session. */
export class InvalidToken extends Error {
  override readonly name = 'InvalidToken'
}
