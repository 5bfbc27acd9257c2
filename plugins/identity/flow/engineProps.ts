/**
 * What an engine gets: the component that a `providers` contribution of kind `identity` loads. It shows the check and calls
 * back once.
 */
export interface EngineProps {
  /** The person at the service. */
  applicantId: string
  /** The check. */
  runId: string
  /** The person has done their part. */
  onDone: () => void
  /** The person has left without finishing. */
  onLeave: () => void
  /** The check cannot continue. Takes a `FlowError`, an `ApiError`, or anything else that was thrown. */
  onError: (error: unknown) => void
}
