import { ApiError } from '../../http/apiError'
import { ManifestError } from '../../tenant/manifestError'

/** The steps of the start, for the error page. */
export type Step = 'tenant' | 'config' | 'texts' | 'session' | 'screen'

/** The facts that an operator needs to fix a failed start. */
export interface ErrorDetails {
  file?: string
  path?: string
  expected?: string
  found: string
}

/** A step of the start that failed. */
export class BootError extends Error {
  override name = 'BootFault'

  constructor(
    readonly step: Step,
    override readonly cause: unknown,
    /** What the step asks for; once it answers again the start may succeed. */
    readonly address?: string,
  ) {
    super(`The start failed at: ${step}`)
  }
}

/** Adds the name of the step to the error of a promise. */
export const withStep = <T>(step: Step, work: Promise<T>, address?: string): Promise<T> =>
  work.catch((cause: unknown) => {
    throw new BootError(step, cause, address)
  })

/** The address of a failed step that succeeds once the server is back; undefined for other errors. */
export const waitingFor = (error: unknown): string | undefined =>
  error instanceof BootError && error.cause instanceof ApiError && error.cause.isUnavailable
    ? error.address
    : undefined

/** Describes a failure for an operator. */
export function detailsOf(error: unknown): ErrorDetails {
  const cause = error instanceof BootError ? error.cause : error
  if (cause instanceof ManifestError) {
    const { file, path, expected, found } = cause
    return { file, path, expected, found }
  }
  return { found: cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause) }
}
