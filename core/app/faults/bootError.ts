import { ApiError } from '../../http/apiError'

/** The steps of the start, for the error page. */
export type Step = 'tenant' | 'config' | 'texts' | 'session' | 'screen'

/** A step of the start that failed. */
export class BootError extends Error {
  override name = 'BootError'

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
