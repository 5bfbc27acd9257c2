import { IdentityStatus } from '../../../schemas/generated/constants'
import type { RunState } from './port'

/** States that only another final state replaces, as when a service corrects its decision. */
const final: readonly RunState[] = ['approved', 'declined']

/** The state of a check after a report of the service. Late and repeated reports change nothing. */
export function nextState(current: RunState, reported: RunState): RunState {
  if (reported === 'started') return current
  return final.includes(current) && !final.includes(reported) ? current : reported
}

const statuses: Readonly<Partial<Record<RunState, IdentityStatus>>> = {
  processing: IdentityStatus.pending,
  approved: IdentityStatus.approved,
  review: IdentityStatus.review,
  declined: IdentityStatus.declined,
}

/** The status of a person whose latest completed check has this state; a failed check leaves the person unverified. */
export const statusOf = (state: RunState | undefined): IdentityStatus =>
  (state && statuses[state]) ?? IdentityStatus.unverified

/** Whether a check may start: neither approved nor pending (C-083). */
export const mayStart = (status: IdentityStatus): boolean =>
  status !== IdentityStatus.approved && status !== IdentityStatus.pending

/** Whether the pictures of a check are not needed any more. */
export const isOver = (state: RunState): boolean =>
  final.includes(state) || state === 'abandoned' || state === 'failed'
