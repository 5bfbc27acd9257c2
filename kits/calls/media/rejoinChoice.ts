import type { VideoCall } from '@schemas/generated/entities'
import { withFallback } from '@portico/core/state/localStorage'
import type { MediaState } from './LocalMedia'

/** What somebody has switched off in a call. */
export type RejoinChoice = Pick<MediaState, 'isMuted' | 'isCameraOff'>

type CallKey = Pick<VideoCall, 'id' | 'appointmentId'>

const KEY = 'callChoice'
const callKeyOf = ({ id, appointmentId }: CallKey) =>
  appointmentId === null ? `call ${id}` : `appointment ${appointmentId}`

/**
 * Remembers what is off in a call, for this tab: who is muted stays muted in the next call of the same appointment and after a
 * reload.
 */
export function rememberChoice(call: CallKey, { isMuted, isCameraOff }: RejoinChoice): void {
  const choice = JSON.stringify({ of: callKeyOf(call), isMuted, isCameraOff })
  withFallback(() => sessionStorage.setItem(KEY, choice), undefined)
}

/** What was off in the last call of this appointment; undefined for another call. */
export function readChoice(call: CallKey): RejoinChoice | undefined {
  const stored = withFallback(() => sessionStorage.getItem(KEY), null)
  if (stored === null) return undefined
  const { of, isMuted, isCameraOff } = JSON.parse(stored) as RejoinChoice & { of: string }
  return of === callKeyOf(call) ? { isMuted, isCameraOff } : undefined
}
