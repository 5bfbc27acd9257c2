import { createAtom, store } from '@portico/core/state/store'
import type { ConsultationChange } from '@schemas/hub'

/** What a change says besides that something is to be read again. */
export type Message = Pick<ConsultationChange, 'invited' | 'isDoctorFree'>

/** What the hub has said and no message has shown yet. */
export const messagesAtom = createAtom<readonly Message[]>([])

/** Notes what a message is to show, if anything. */
export function noteMessage({ invited, isDoctorFree }: Message): void {
  if (invited ?? isDoctorFree)
    store.set(messagesAtom, [
      ...store.get(messagesAtom),
      { ...(invited && { invited }), ...(isDoctorFree && { isDoctorFree }) },
    ])
}

/** What is to be shown now; from then on it counts as shown. */
export function takeMessages(): readonly Message[] {
  const messages = store.get(messagesAtom)
  if (messages.length > 0) store.set(messagesAtom, [])
  return messages
}
