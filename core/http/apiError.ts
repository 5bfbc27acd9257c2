/** A call that did not succeed. `message` is a code of the error catalogue, never a text for people. */
export class ApiError extends Error {
  override name = 'ApiError'

  constructor(
    /** HTTP status; 0 when no answer came. */
    readonly status: number,
    /** For example APPOINTMENT_NOT_AVAILABLE; NETWORK when no answer came; empty when the server gave none. */
    message: string,
    /** The booking provider's number, for example -32054. */
    readonly code?: number,
    /** Values for the message's text (ERR-018). */
    readonly details?: Readonly<Record<string, unknown>>,
  ) {
    super(message)
  }

  /** True when trying again may help: no answer, or a fault of the server. */
  get isTransient(): boolean {
    return this.status === 0 || this.status >= 500
  }
}

/** The fault of an answer that is not 2xx; tolerates any body (SHELL-048). */
export async function toApiError(answer: Response): Promise<ApiError> {
  const body: unknown = await answer.json().catch(() => null)
  const { message, code, details } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >
  return new ApiError(
    answer.status,
    typeof message === 'string' ? message : '',
    typeof code === 'number' ? code : undefined,
    typeof details === 'object' && details !== null ? (details as Record<string, unknown>) : undefined,
  )
}
