/** The code of a refusal until the person accepts the terms of service. */
export const conditionsNotAccepted = 'CONDITIONS_NOT_ACCEPTED'

/** The code of a refusal of medical content to an administrator who acts for somebody (decision 934): the session goes on. */
export const recordsRefused = 'RECORDS_ROLE'

/** A failed call. `message` is a code of the error catalogue, never a text for users. */
export class ApiError extends Error {
  override name = 'ApiError'

  constructor(
    /** HTTP status; 0 without an answer. */
    readonly status: number,
    /** For example APPOINTMENT_NOT_AVAILABLE; NETWORK without an answer; empty when the server sent no code. */
    message: string,
    /** The error number of the booking service, for example -32054. */
    readonly code?: number,
    /** Values for the text of the code. */
    readonly details?: Readonly<Record<string, unknown>>,
  ) {
    super(message)
  }

  /** Whether the server cannot be reached or does not take requests now: the request was not executed, or its answer is lost. */
  get isUnavailable(): boolean {
    return [0, 502, 503, 504].includes(this.status)
  }

  /** Whether a retry may help: no answer, or a server error. */
  get isTransient(): boolean {
    return this.status === 0 || this.status >= 500
  }
}

/** The error of an answer that is not 2xx; accepts any body. */
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
