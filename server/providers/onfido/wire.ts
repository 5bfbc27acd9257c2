import type { IdentityRefusal } from '../../../schemas/generated/entities'
import { ServiceError, type RunResult, type RunState } from '../../domain/identityChecks/port'

const states: ReadonlyMap<unknown, RunState> = new Map([
  ['awaiting_input', 'started'],
  ['processing', 'processing'],
  ['review', 'review'],
  ['approved', 'approved'],
  ['declined', 'declined'],
  ['abandoned', 'abandoned'],
  ['error', 'failed'],
])

/** The reasons of a workflow that have words in the contract; any other stays untold. */
const reasons: readonly (readonly [pattern: RegExp, reason: IdentityRefusal])[] = [
  [/image_(integrity|quality)|blur|glare|dark|unreadable/i, 'unreadable'],
  [/expir/i, 'expired'],
  [/not_supported|unsupported|unaccepted/i, 'notAccepted'],
  [/face_(comparison|match)|facial_similarity/i, 'mismatch'],
]

/** The report of a workflow run. Throws `ServiceError` for a status that is not documented. */
export function reportOf(run: unknown): RunResult {
  const { status, reasons: codes } = (run ?? {}) as { status?: unknown; reasons?: unknown }
  const state = states.get(status)
  if (!state) throw new ServiceError('workflow_runs: unknown status')
  return { state, reason: state === 'declined' ? reasonOf(codes) : null }
}

function reasonOf(codes: unknown): IdentityRefusal | null {
  const texts = Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : []
  return reasons.find(([pattern]) => texts.some((text) => pattern.test(text)))?.[1] ?? null
}

/** A text of an answer. Throws `ServiceError` if it is missing. */
export function textIn(answer: unknown, name: string): string {
  const value = (answer as Record<string, unknown> | null)?.[name]
  if (typeof value === 'string' && value !== '') return value
  throw new ServiceError(`${name} is missing in the answer`)
}
