import { ApiError } from '@portico/core/http/apiError'

/** What can go wrong in a check; each has a sentence, `IDENTITY.ERRORS.<kind>`. */
export type FlowErrorKind =
  | 'SERVER'
  | 'NO_WORKFLOW_RUN_ID'
  | 'RELOAD_AND_RETRY'
  | 'TASK_NOT_COMPLETED'
  | 'TASK_NOT_RETRIEVED'
  | 'TASK_NOT_SUPPORTED'
  | 'TOO_MANY_ATTEMPTS'

/** A check that cannot continue. */
export class FlowError extends Error {
  override name = 'FlowError'

  constructor(readonly kind: FlowErrorKind) {
    super(kind)
  }
}

/** What went wrong, for its sentence. Nothing that the server or the service says is shown as it is. */
export function kindOf(error: unknown): FlowErrorKind {
  if (error instanceof FlowError) return error.kind
  if (!(error instanceof ApiError)) return 'SERVER'
  if (error.status === 429) return 'TOO_MANY_ATTEMPTS'
  if (error.message === 'TASK_NOT_COMPLETED') return 'TASK_NOT_COMPLETED'
  // Without a connection, or when the check was ended elsewhere, a new start puts it right.
  return error.status === 0 || error.status === 404 || error.message === 'CHECK_FINISHED'
    ? 'RELOAD_AND_RETRY'
    : 'SERVER'
}
