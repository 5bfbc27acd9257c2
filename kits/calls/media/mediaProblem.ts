/** Why a camera or microphone does not work: forbidden, not there, or used by another program. */
export type MediaProblem = 'blocked' | 'none' | 'inUse'

const problems: Readonly<Record<string, MediaProblem>> = {
  NotAllowedError: 'blocked',
  SecurityError: 'blocked',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'inUse',
  AbortError: 'inUse',
}

/** Reads the error of `getUserMedia`. A browser without cameras, or a page that may not ask, has none. */
export const mediaProblem = (error: unknown): MediaProblem =>
  (error instanceof Error && problems[error.name]) || 'none'
