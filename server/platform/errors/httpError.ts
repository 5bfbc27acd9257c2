import type { ApiError } from '../../../schemas/generated/entities'

/**
 * An error for the client: an HTTP status and a code of the error catalogue (ERR-*).
 * `extra.code` is the booking provider's code, `extra.details` the values of the message's text.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError'

  constructor(
    readonly status: number,
    message: string,
    readonly extra: Omit<ApiError, 'message'> = {},
  ) {
    super(message)
  }

  /** The response body. */
  body(): ApiError {
    return { message: this.message, ...this.extra }
  }
}
