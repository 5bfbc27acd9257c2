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
  ) {
    super(`The start failed at: ${step}`)
  }
}

/** Names the step that a promise belongs to, should it fail. */
export const withStep = <T>(step: Step, work: Promise<T>): Promise<T> =>
  work.catch((cause: unknown) => {
    throw new BootError(step, cause)
  })

/** Describes a failure for an operator. */
export function detailsOf(error: unknown): ErrorDetails {
  const cause = error instanceof BootError ? error.cause : error
  if (cause instanceof ManifestError) {
    const { file, path, expected, found } = cause
    return { file, path, expected, found }
  }
  return { found: cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause) }
}
