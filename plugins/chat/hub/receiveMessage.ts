import type { ChatMessage } from '@schemas/generated/entities'
import { store } from '@portico/core/state/store'
import { lastReceivedAtom } from './chatAtoms'

/** Keeps the last message that arrived, on whatever screen the person is. */
export default function receiveMessage(message: ChatMessage): void {
  store.set(lastReceivedAtom, message)
}
