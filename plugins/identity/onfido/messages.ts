import { FlowError, type FlowErrorKind } from '../flow/flowError'

/** What the page of the service tells the portal. Anything else is ignored. */
export type FrameMessage =
  | { kind: 'ready' }
  | { kind: 'done' }
  | { kind: 'left' }
  | { kind: 'failed'; error: FlowError }

const kinds: ReadonlyMap<unknown, FlowErrorKind> = new Map([
  ['expired_token', 'RELOAD_AND_RETRY'],
  ['script', 'TASK_NOT_RETRIEVED'],
  ['unsupported', 'TASK_NOT_SUPPORTED'],
  ['not_completed', 'TASK_NOT_COMPLETED'],
])

/** Reads a message of the page. Returns undefined for anything else. */
export function readMessage(data: unknown): FrameMessage | undefined {
  const { portico, error } = (typeof data === 'object' && data !== null ? data : {}) as Record<
    string,
    unknown
  >
  if (portico === 'ready' || portico === 'done' || portico === 'left') return { kind: portico }
  if (portico !== 'failed') return undefined
  return { kind: 'failed', error: new FlowError(kinds.get(error) ?? 'SERVER') }
}
